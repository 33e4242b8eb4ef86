import type { ReferenceListName } from '../../../domain/references';
import { referenceTypeOf } from '../../../domain/referenceTypes';
import { referenceWords } from '../../i18n/references';
import { createPage, editPage, type EntryForm } from '../formPages';
import { ReferenceForm, referenceInputs } from './ReferenceForm';
import { ReferenceList } from './ReferenceList';

/** The pages of a reference list, from its declaration. */
export function pagesOf(list: ReferenceListName) {
  const type = referenceTypeOf(list);
  const form: EntryForm = {
    type,
    Inputs: referenceInputs(type),
    Form: ReferenceForm,
    headings: {
      editing: referenceWords.editing(type.label.plural),
      creating: referenceWords.creating(type.label.plural),
    },
    // Forms offer what visitors do not see.
    start: () => ({ isPublic: true }),
  };
  return {
    List: () => <ReferenceList type={type} />,
    Create: createPage(form, undefined),
    Edit: editPage(form, undefined),
  };
}
