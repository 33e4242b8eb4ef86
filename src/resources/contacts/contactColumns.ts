import { nameOf } from '../../../domain/contentType';
import { localized } from '../../../domain/locales';
import { companies } from '../../../domain/types/company';
import { persons } from '../../../domain/types/person';
import { contactWords } from '../../i18n/contacts';
import { createdColumn, fieldColumn, idColumn, titleColumn, updatedColumn, type Column } from '../../list/columns';
import type { Row } from '../../list/useRecords';

type Named = { id: number; name?: string };
/** `Kanton: Wirtschaft` for a group. */
export type GroupName = (group: Named) => string;

/** Document 2, section 2 "Contacts: persons". */
export function personColumns(groupName: GroupName): readonly Column[] {
  return [
    idColumn,
    { ...titleColumn(persons, { width: 150, label: contactWords.name }), text: (row) => nameOf(persons, row) },
    fieldColumn(persons, 'email', { width: 112, grow: true }),
    fieldColumn(persons, 'phone', { width: 104 }),
    { ...fieldColumn(persons, 'employments', { width: 122, grow: true, label: contactWords.companies }), text: (row) => others(row, 'company') },
    groupsColumn(groupName),
    fieldColumn(persons, 'topics', { width: 74, grow: true, label: contactWords.topic }),
    createdColumn,
    updatedColumn,
  ];
}

/** Document 2, section 2 "Contacts: organisations". */
export function companyColumns(groupName: GroupName): readonly Column[] {
  return [
    idColumn,
    titleColumn(companies, { width: 220 }),
    fieldColumn(companies, 'zipCode', { width: 64 }),
    fieldColumn(companies, 'city', { width: 110, grow: true }),
    { ...fieldColumn(companies, 'employments', { width: 170, grow: true, label: contactWords.employees }), text: (row) => others(row, 'employee') },
    groupsColumn(groupName),
    createdColumn,
    updatedColumn,
  ];
}

function groupsColumn(groupName: GroupName): Column {
  return {
    ...fieldColumn(persons, 'contactGroups', { width: 108, grow: true, label: contactWords.contactGroup }),
    text: ({ contactGroups }) => (Array.isArray(contactGroups) ? (contactGroups as Named[]).map(groupName).filter(Boolean).join(', ') : ''),
  };
}

/** Who is on the other side of the employments, each once. */
function others(row: Row, there: string): string {
  const employments = Array.isArray(row.employments) ? (row.employments as Record<string, object>[]) : [];
  const names = employments.map((employment) => employment[there]).filter((other) => other !== undefined && other !== null).map((other) => String(localized(other, 'name', 'de') ?? ''));
  return [...new Set(names)].filter(Boolean).join(', ');
}
