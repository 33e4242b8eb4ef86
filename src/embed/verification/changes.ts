import type { OwnEmployment, OwnPerson } from '../../../domain/verification';

const translationLocales = ['fr', 'it'] as const;

/** What the page holds while somebody edits. */
export interface Edited {
  person: OwnPerson;
  removed: readonly number[];
  added: readonly { organisation: string; role: string }[];
  comment: string;
  delete: boolean;
}

export const unedited = (person: OwnPerson): Edited => ({ person, removed: [], added: [], comment: '', delete: false });

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? '') === JSON.stringify(other ?? '');

/** What is sent: only what the person has changed, so that nothing an editor changes meanwhile comes back (issue 4). */
export function submissionOf(before: OwnPerson, { person, removed, added, comment, delete: deletes }: Edited) {
  const changes: Record<string, unknown> = {};
  const { translations, employments, ...own } = person;
  for (const [name, value] of Object.entries(own)) if (!isSame(before[name as keyof OwnPerson], value)) changes[name] = value;
  const texts = differing(before.translations, translations);
  if (texts) changes.translations = texts;
  const roles = employments.filter(({ id }) => !removed.includes(id)).flatMap((item) => changedRole(before.employments.find(({ id }) => id === item.id), item));
  if (roles.length > 0) changes.employments = roles;
  const newEmployments = added.filter(({ organisation, role }) => organisation.trim() !== '' || role.trim() !== '');
  return { changes, removeEmploymentIds: [...removed], newEmployments, comment, delete: deletes };
}

/** Whether there is anything but the confirmation to be sent. */
export function hasChanges(before: OwnPerson, edited: Edited): boolean {
  const { changes, removeEmploymentIds, newEmployments, comment } = submissionOf(before, edited);
  return Object.keys(changes).length + removeEmploymentIds.length + newEmployments.length > 0 || comment.trim() !== '';
}

function changedRole(before: OwnEmployment | undefined, { id, role, translations }: OwnEmployment): object[] {
  if (!before) return [];
  const texts = differing(before.translations, translations);
  const hasOther = before.role !== role;
  return hasOther || texts ? [{ id, ...(hasOther && { role }), ...(texts && { translations: texts }) }] : [];
}

function differing(before: object, now: object): object | null {
  const texts = Object.fromEntries(translationLocales.flatMap((locale) => {
    const [old, values] = [holder(before, locale), holder(now, locale)];
    const changed = Object.entries(values).filter(([name, value]) => !isSame(old[name], value));
    return changed.length > 0 ? [[locale, Object.fromEntries(changed)]] : [];
  }));
  return Object.keys(texts).length > 0 ? texts : null;
}

const holder = (from: object, locale: string) => ((from as Record<string, unknown>)[locale] ?? {}) as Record<string, unknown>;
