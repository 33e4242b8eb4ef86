import { DateInput, TextInput } from 'react-admin';
import { machineAccountSchema, type MachineAccount } from '../../../domain/accounts/machineAccounts';
import { machineActions } from '../../../domain/accounts/rights';
import { actionLabels, machineWords } from '../../i18n/administration';
import { CredentialDialog } from '../../credentials/CredentialDialog';
import { scopeRows } from '../../credentials/scopes';
import { ScopesInput } from '../../credentials/ScopesInput';

interface Props {
  /** Null for a new one. */
  account: MachineAccount | null;
  onClose: () => void;
}

const nothing: Pick<MachineAccount, 'name' | 'scopes' | 'validUntil'> = { name: '', scopes: [], validUntil: null };
const columns = machineActions.map((id) => ({ id, label: actionLabels[id] }));

/** Creates, changes, renews and revokes a machine account. */
export function MachineAccountDialog({ account, onClose }: Props) {
  return (
    <CredentialDialog
      resource="machine-accounts"
      secret="token"
      record={account}
      defaultValues={account ?? nothing}
      schema={machineAccountSchema}
      words={machineWords}
      onClose={onClose}
    >
      <TextInput
        source="name"
        label={machineWords.name}
        helperText={machineWords.nameHint}
        isRequired
        fullWidth
        autoFocus
      />
      <DateInput
        source="validUntil"
        label={machineWords.validUntil}
        helperText={machineWords.validUntilHint}
        fullWidth
        sx={{ mt: 2 }}
      />
      <ScopesInput
        source="scopes"
        label={machineWords.scopes}
        hint={machineWords.scopesHint}
        rows={scopeRows}
        columns={columns}
      />
    </CredentialDialog>
  );
}
