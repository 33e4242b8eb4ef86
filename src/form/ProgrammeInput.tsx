import { FieldInput } from '../fields/FieldInput';
import { programmeWords } from '../i18n/forms';

/** The field `programs`: programmes with their units and descriptions. */
export const ProgrammeInput = () => <FieldInput source="programs" askBeforeRemoving={askBeforeRemoving} />;

/** A programme with content is not removed without asking. */
function askBeforeRemoving({ units }: Record<string, unknown>): { title: string; question: string } | null {
  return Array.isArray(units) && units.length > 0
    ? { title: programmeWords.remove, question: programmeWords.question }
    : null;
}
