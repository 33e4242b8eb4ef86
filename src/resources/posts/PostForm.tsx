import { swissDay } from '../../../domain/values/days';
import { posts } from '../../../domain/types/post';
import { FieldInput } from '../../fields/FieldInput';
import { FormSection, MediaSection } from '../../form/FormSection';
import { sectionWords } from '../../i18n/forms';
import type { ContentFormDefinition } from '../formPages';

export const postForm: ContentFormDefinition = {
  type: posts,
  Inputs: PostInputs,
  start: () => ({ date: swissDay.format(new Date()) }),
};

function PostInputs() {
  return (
    <>
      <FormSection>
        <FieldInput source="title" wide />
        <FieldInput source="description" />
        <FieldInput source="text" />
      </FormSection>
      <FormSection title={sectionWords.classification} later>
        <FieldInput source="date" />
        <FieldInput source="topics" />
      </FormSection>
      <MediaSection />
    </>
  );
}
