import { useCallback } from 'react';
import { useFormContext } from 'react-hook-form';
import { contactGroups } from '../../../domain/types/contactGroup';
import { asSent } from '../../api/records';
import { sameContent } from '../../form/drafts/sameContent';
import { useReadRecord } from '../../ui/useReadAhead';

/**
 * Removing members raises the version of the group whose form is open. The form goes on from that version, so that its
 * save does not meet itself; unless somebody else has changed the group's own fields: then saving says so.
 */
export function useFollowOwnChange(group: number): () => Promise<void> {
  const form = useFormContext();
  const read = useReadRecord(contactGroups.name);
  return useCallback(async () => {
    const fresh = await read(group).catch(() => null);
    const before = form.control._defaultValues;
    if (fresh && sameContent(asSent(contactGroups.name, fresh), asSent(contactGroups.name, before)))
      form.setValue('_version', fresh._version);
  }, [form, group, read]);
}
