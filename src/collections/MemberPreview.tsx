import { useGetOne } from 'react-admin';
import type { ContentType } from '../../domain/contentType';
import { FormTypeProvider } from '../fields/formContext';
import { PreviewDialog, type PreviewOf } from '../form/PreviewDialog';

/** The public view of a stored record of a collection. */
export function MemberPreview({
  type,
  id,
  Preview,
  onClose,
}: {
  type: ContentType;
  id: number;
  Preview: PreviewOf;
  onClose: () => void;
}) {
  const { data } = useGetOne(type.name, { id });
  return data ? (
    <FormTypeProvider type={type}>
      <PreviewDialog Preview={Preview} record={data} locale="de" onClose={onClose} />
    </FormTypeProvider>
  ) : null;
}
