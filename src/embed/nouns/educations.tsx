import { EducationView } from '../EducationView';
import type { EmbedNoun } from '../list/noun';
import { listOf, namesOf, textOf } from '../record/texts';

/** Educations in the public list. */
export const noun: EmbedNoun = {
  title: (record, locale) => textOf(record, 'name', locale),
  image: (record) => listOf(record, 'images', 'de')[0] as { id: number; extension: string } | undefined,
  Summary: ({ record, locale }) => {
    const lines = [namesOf(record, 'educationTypes', locale).join(', '), namesOf(record, 'locations', locale).join(', ')];
    return lines.filter(Boolean).map((line) => <p key={line}>{line}</p>);
  },
  Detail: EducationView,
};
