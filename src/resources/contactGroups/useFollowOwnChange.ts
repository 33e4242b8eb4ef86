import { useCallback } from 'react';
import { useFormContext } from 'react-hook-form';
import { contactGroups } from '../../../domain/types/contactGroup';
import { asSent } from '../../api/records';
import { sameContent } from '../../form/useFormChanges';
import { useReadRecord } from '../../ui/readRecord';

/**
 * Removing members raises the version of the form's group. The form moves on to that version, so that its save is
 * not stale through its own change; but if somebody else has changed the group's fields, saving reports it.
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
