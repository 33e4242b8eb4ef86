import type { NewEmployment, OwnEmployment, OwnPerson } from '../../../domain/submissions/verification';

const translationLocales = ['fr', 'it'] as const;

/** The input of the page: the person's data, and proposed additions. */
export interface Edited extends OwnPerson {
  removed: readonly number[];
  newEmployments: readonly NewEmployment[];
  comment: string;
  delete: boolean;
}

/** The request: `Submission` of domain/submissions/verification.ts. */
export interface Submission {
  changes: Record<string, unknown>;
  removeEmploymentIds: number[];
  newEmployments: NewEmployment[];
  comment: string;
  delete: boolean;
}

export const unedited = (person: OwnPerson): Edited => ({
  ...person,
  removed: [],
  newEmployments: [],
  comment: '',
  delete: false,
});
export const emptyEmployment: NewEmployment = {
  organisation: '',
  role: '',
  translations: { fr: { role: '' }, it: { role: '' } },
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? '') === JSON.stringify(other ?? '');

/** Contains only what the person has changed, so that it does not revert edits made by an editor in the meantime. */
export function submissionOf(
  before: OwnPerson,
  { removed, newEmployments, comment, delete: deletes, translations, employments, ...own }: Edited,
): Submission {
  const changes: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(own))
    if (!isSame(before[name as keyof OwnPerson], value)) changes[name] = value;
  const texts = differing(before.translations, translations);
  if (texts) changes.translations = texts;
  const roles = staying(employments, removed).flatMap((item) =>
    changedRole(
      before.employments.find(({ id }) => id === item.id),
      item,
    ),
  );
  if (roles.length > 0) changes.employments = roles;
  return {
    changes,
    removeEmploymentIds: [...removed],
    newEmployments: filledIn(newEmployments),
    comment,
    delete: deletes,
  };
}

/** The employments that are not removed; the server numbers its errors by these. */
export const staying = (employments: readonly OwnEmployment[], removed: readonly number[]): OwnEmployment[] =>
  employments.filter(({ id }) => !removed.includes(id));

/** The new employments that are not empty. */
export const filledIn = (added: readonly NewEmployment[]): NewEmployment[] =>
  added.filter(({ organisation, role, translations: { fr, it } }) =>
    [organisation, role, fr.role, it.role].some((text) => text.trim() !== ''),
  );

/** Whether there is anything to send beyond the confirmation. */
export function hasChanges({ changes, removeEmploymentIds, newEmployments, comment }: Submission): boolean {
  return Object.keys(changes).length + removeEmploymentIds.length + newEmployments.length > 0 || comment.trim() !== '';
}

/** The input that results in this request, applied to the person's current data. */
export function editedFrom(
  person: OwnPerson,
  { changes, removeEmploymentIds, newEmployments, comment, delete: deletes }: Submission,
): Edited {
  const { translations, employments, ...own } = changes as Partial<OwnPerson>;
  const roles = (item: OwnEmployment): OwnEmployment => {
    const changed = employments?.find(({ id }) => id === item.id);
    return changed ? { ...item, ...changed, translations: joined(item.translations, changed.translations) } : item;
  };
  return {
    ...person,
    ...own,
    translations: joined(person.translations, translations),
    employments: person.employments.map(roles),
    removed: removeEmploymentIds.filter((id) => person.employments.some((item) => item.id === id)),
    newEmployments,
    comment,
    delete: deletes,
  };
}

function joined<Texts extends { fr?: object; it?: object }>(before: Texts, changed: Texts | undefined): Texts {
  return {
    ...before,
    ...Object.fromEntries(
      translationLocales.flatMap((locale) =>
        changed?.[locale] ? [[locale, { ...before[locale], ...changed[locale] }]] : [],
      ),
    ),
  };
}

function changedRole(before: OwnEmployment | undefined, { id, role, translations }: OwnEmployment): object[] {
  if (!before) return [];
  const texts = differing(before.translations, translations);
  const hasOther = before.role !== role;
  return hasOther || texts ? [{ id, ...(hasOther && { role }), ...(texts && { translations: texts }) }] : [];
}

function differing(before: object, now: object): object | null {
  const texts = Object.fromEntries(
    translationLocales.flatMap((locale) => {
      const [old, values] = [holder(before, locale), holder(now, locale)];
      const changed = Object.entries(values).filter(([name, value]) => !isSame(old[name], value));
      return changed.length > 0 ? [[locale, Object.fromEntries(changed)]] : [];
    }),
  );
  return Object.keys(texts).length > 0 ? texts : null;
}

const holder = (from: object, locale: string) =>
  ((from as Record<string, unknown>)[locale] ?? {}) as Record<string, unknown>;
