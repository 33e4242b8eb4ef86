import { FieldInput } from '../fields/FieldInput';
import { useFormType } from '../fields/formContext';
import { sectionWords } from '../i18n/forms';
import { FormSection } from './FormSection';
import { videoPreviewOf } from './videoPreview';

const VideoPreview = videoPreviewOf('value');

/** The last section of most forms: links, videos, pictures and documents, if the type has them. */
export function MediaSection() {
  const { fields } = useFormType();
  const has = (source: string) => Object.hasOwn(fields, source);
  return (
    <FormSection title={sectionWords.more} later>
      {has('links') && <FieldInput source="links" />}
      {has('videos') && <FieldInput source="videos" Extra={VideoPreview} />}
      {has('images') && <FieldInput source="images" />}
      {has('files') && <FieldInput source="files" />}
    </FormSection>
  );
}
