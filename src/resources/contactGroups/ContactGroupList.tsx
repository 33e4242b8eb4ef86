import { maxLimit } from '../../../domain/http';
import { contactGroups } from '../../../domain/types/contactGroup';
import { CreateButton } from '../../list/ListPage';
import { ListFrame } from '../../list/ListFrame';
import { ContactGroupTree } from './ContactGroupTree';
import { GroupExport } from './GroupExport';
import MailIcon from '@mui/icons-material/MailOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { useFeature, useHasPart } from '../../session/config';
import { verificationWords } from '../../i18n/review';
import { ChoiceDialog } from '../../ui/ChoiceDialog';
import { RecipientsDialog } from './verification/RecipientsDialog';

const thenBy = { position: 'name' };

/** The groups in react-admin's list context, as a tree instead of a table. */
export const ContactGroupList = () => (
  <ListFrame
    type={contactGroups}
    area="contactGroups"
    perPage={maxLimit}
    thenBy={thenBy}
    actions={
      <>
        <VerificationButton />
        <GroupExport />
        <CreateButton />
      </>
    }
  >
    <ContactGroupTree />
  </ListFrame>
);

/** Asks the people in the selected groups to confirm their data. */
function VerificationButton() {
  const { selectedIds: marked } = useListContext<{ id: number }>();
  const [open, setOpen] = useState(false);
  const isOn = useFeature();
  const has = useHasPart('verification');
  if (!has || !isOn('PLUGIN_ENABLE_CONTACTS') || !isOn('PLUGIN_ENABLE_INBOX')) return null;
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outlined" startIcon={<MailIcon />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {verificationWords.open}
      </Button>
      {open && marked.length === 0 && (
        <ChoiceDialog
          title={verificationWords.title}
          onClose={close}
          choices={[{ label: verificationWords.close, act: close, main: true }]}
        >
          {verificationWords.noGroup}
        </ChoiceDialog>
      )}
      {open && marked.length > 0 && <RecipientsDialog groups={marked} onClose={close} />}
    </>
  );
}
