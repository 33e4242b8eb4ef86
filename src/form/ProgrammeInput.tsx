import { FieldInput } from '../fields/FieldInput';
import { programmeWords } from '../i18n/forms';

/** The programmes of what takes place, in the field `programs`: their units, and what each is about. */
export const ProgrammeInput = () => <FieldInput source="programs" askBeforeRemoving={askBeforeRemoving} />;

/** What somebody has put together does not go by a slip. */
function askBeforeRemoving({ units }: Record<string, unknown>): { title: string; question: string } | null {
  return Array.isArray(units) && units.length > 0
    ? { title: programmeWords.remove, question: programmeWords.question }
    : null;
}
