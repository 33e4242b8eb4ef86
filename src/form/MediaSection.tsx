import { FieldInput } from '../fields/FieldInput';
import { useFormType } from '../fields/FormType';
import { sectionWords } from '../i18n/forms';
import { FormSection } from './FormSection';
import { videoPreviewOf } from './videoPreview';

const VideoPreview = videoPreviewOf('value');

/**
 * The section that ends the forms of most entries: links, videos, pictures and documents, as far as the type has them.
 */
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
