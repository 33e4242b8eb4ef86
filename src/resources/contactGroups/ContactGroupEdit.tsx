import { useEffect } from 'react';
import { contactGroups } from '../../../domain/types/contactGroup';
import { refreshContactGroups } from '../../contactGroups';
import { groupWords } from '../../i18n/contactGroups';
import { EditPage } from '../../ui/form/EditPage';
import { ContactGroupForm } from './ContactGroupForm';

export function ContactGroupEdit() {
  useRefreshAfterwards();
  return <EditPage type={contactGroups} heading={groupWords.headings.editing}>{(record) => <ContactGroupForm record={record} />}</EditPage>;
}

export function ContactGroupCreate() {
  useRefreshAfterwards();
  return <ContactGroupForm />;
}

/** Whoever leaves a form may have changed a group: filters and forms then offer it by its new name. */
function useRefreshAfterwards(): void {
  useEffect(() => () => refreshContactGroups(), []);
}
