import { lazy, Suspense, useMemo, useState } from 'react';
import Button from '@mui/material/Button';
import AddIcon from '@mui/icons-material/Add';
import { date, text } from '../../../domain/fields';
import { machineListDeclaration, type MachineAccount } from '../../../domain/accounts/machineAccounts';
import { machineWords } from '../../i18n/administration';
import { pageLabels } from '../../i18n/shell';
import { ContentList } from '../../list/ContentList';
import type { Row } from '../../list/ListType';
import { FieldColumn } from '../../list/table/FieldColumn';
import { formatDateTime } from '../../ui/format';
import { describeScopes } from '../../credentials/scopes';

// The list must not load the form.
const MachineAccountDialog = lazy(() =>
  import('./MachineAccountDialog').then((module) => ({ default: module.MachineAccountDialog })),
);

/** The declaration of the list of machine accounts, which are not a content type. */
const accounts = {
  ...machineListDeclaration,
  name: 'machine-accounts',
  label: pageLabels.machineAccounts,
  titleField: 'name',
  fields: {
    name: text({ label: machineWords.name }),
    validUntil: date({ label: machineWords.validUntil }),
  },
  nothing: { title: machineWords.empty, hint: machineWords.hint },
};

const accountOf = (row: Row) => row as unknown as MachineAccount;
const scopesOf = (row: Row) => describeScopes(accountOf(row).scopes);
const tokenOf = (row: Row) => `… ${accountOf(row).tokenEnd}`;
const usedOf = (row: Row) => formatDateTime(accountOf(row).lastUsedAt ?? '') || machineWords.neverUsed;

/** /settings/machines: the accounts of programs, and their rights. */
export function MachineAccountList() {
  const [opened, setOpened] = useState<MachineAccount | 'new' | null>(null);
  const type = useMemo(() => ({ ...accounts, onOpen: (row: Row) => setOpened(accountOf(row)) }), []);
  return (
    <>
      <ContentList
        type={type}
        actions={
          <Button variant="contained" startIcon={<AddIcon />} onClick={() => setOpened('new')}>
            {machineWords.create}
          </Button>
        }
      >
        <FieldColumn source="name" width={200} grow />
        <FieldColumn source="scopes" label={machineWords.scopes} width={300} grow text={scopesOf} />
        <FieldColumn source="validUntil" width={110} />
        <FieldColumn source="tokenEnd" label={machineWords.token} width={90} text={tokenOf} />
        <FieldColumn source="lastUsedAt" label={machineWords.lastUsedAt} width={130} text={usedOf} />
      </ContentList>
      {opened !== null && (
        <Suspense>
          <MachineAccountDialog account={opened === 'new' ? null : opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}
