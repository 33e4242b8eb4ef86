import { visibilityChoices, type Content } from './contents';
import type { FieldError } from './contentType';
import { dateTime, type Fields } from './fields';

/** When a draft is published automatically, and when it becomes a draft again. */
export const publishingFields = {
  publishFrom: dateTime({ label: 'Veröffentlichen ab', summary: true, notCopied: true }),
  publishTill: dateTime({ label: 'Veröffentlichen bis', summary: true, notCopied: true }),
} as const;
export const publishingNames = ['publishFrom', 'publishTill'] as const;

/** When a record is published and withdrawn. A key is present only if it has a value. */
export interface Publishing {
  isPublic?: boolean;
  publishFrom?: string | null;
  publishTill?: string | null;
}

/** The properties of a type that decide whether its records can be published on a date: types with drafts can. */
interface WithDrafts {
  visibility?: Content['visibility'];
  alwaysPublic?: true;
  list?: unknown;
  members?: unknown;
}

export const isPublishedByTime = ({ visibility, alwaysPublic, list, members }: WithDrafts): boolean =>
  visibility === visibilityChoices && !alwaysPublic && list === undefined && members === undefined;

export const publishingOf = (type: WithDrafts): Fields => (isPublishedByTime(type) ? publishingFields : {});

export const isCommonField = (name: string): boolean => name === 'isPublic' || Object.hasOwn(publishingFields, name);

/** The dates that are set, as they are stored and returned. */
export function publishingDates({ publishFrom, publishTill }: Publishing): Publishing {
  return { ...(publishFrom && { publishFrom }), ...(publishTill && { publishTill }) };
}

/** The rules for both dates. */
export function publishingProblems({ isPublic, publishFrom, publishTill }: Publishing): FieldError[] {
  const errors: FieldError[] = [];
  if (isPublic && publishFrom)
    errors.push({
      field: 'publishFrom',
      message: 'Der Eintrag ist öffentlich. Leeren Sie «Veröffentlichen ab», oder wählen Sie «Entwurf».',
    });
  if (publishFrom && publishTill && Date.parse(publishTill) <= Date.parse(publishFrom))
    errors.push({
      field: 'publishTill',
      message: '«Veröffentlichen bis» muss nach «Veröffentlichen ab» liegen.',
    });
  return errors;
}

/** The change that the schedule makes to a record at a given time, or null. It also removes past dates. */
export function dueChange({ publishFrom, publishTill }: Publishing, now: Date): Required<Publishing> | null {
  const hasCome = (moment: string | null | undefined) => !!moment && Date.parse(moment) <= now.getTime();
  if (hasCome(publishTill)) return { isPublic: false, publishFrom: null, publishTill: null };
  if (hasCome(publishFrom)) return { isPublic: true, publishFrom: null, publishTill: publishTill ?? null };
  return null;
}

/** What the schedule did in a change without an author: publish or withdraw the record; null otherwise. */
export function scheduledChange(
  before: Publishing | null,
  after: Publishing,
  hasActor: boolean,
): 'open' | 'closed' | null {
  if (hasActor || !before) return null;
  if (before.publishFrom && !after.publishFrom && after.isPublic) return 'open';
  if (before.publishTill && !after.publishTill && !after.isPublic) return 'closed';
  return null;
}
