import ArrowIcon from '@mui/icons-material/ArrowDropDown';
import MenuItem from '@mui/material/MenuItem';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { declaredType, type ContentType } from '../../../domain/contentType';
import { bulkWords } from '../../i18n/lists';
import { isBusyElsewhere, isKey, keyTable } from '../../keys/keyTable';
import { useHasPart } from '../../session/config';
import { ChoiceDialog } from '../../ui/ChoiceDialog';
import { MenuButton } from '../../ui/buttons';
import { visibilityWords } from '../../ui/StatusMark';
import { useMayWrite } from '../../session/session';
import { useListType } from '../ListType';
import { MarkedExport } from '../selection/MarkedExport';
import { useMarked } from '../selection/SelectionBar';

export interface BulkAction {
  label: string;
  /** The dialog that asks and runs the action; its code may load when it opens. */
  dialog: (onClose: () => void) => ReactNode;
  /** Whether the dialog itself asks the user to select rows, if none are selected. */
  opensWithoutRows?: boolean;
}

// Loaded lazily, because it brings the inputs of a form.
const ChangeDialog = lazy(() => import('./ChangeDialog').then((module) => ({ default: module.ChangeDialog })));

const AssignMenu = lazy(() => import('../../comments/AssignMenu').then((module) => ({ default: module.AssignMenu })));

const DeleteDialog = lazy(() => import('./DeleteDialog').then((module) => ({ default: module.DeleteDialog })));

/** The actions for selected rows that every list of a content type has. */
function changesOf(type: ContentType): BulkAction[] {
  const { open, closed } = visibilityWords(type);
  const visibility = [
    { word: open, operation: 'yes' },
    { word: closed, operation: 'no' },
  ] as const;
  return [
    {
      label: bulkWords.changeField,
      dialog: (onClose) => <ChangeDialog type={type} onClose={onClose} />,
    },
    ...(type.alwaysPublic ? [] : visibility).map(({ word, operation }) => ({
      label: bulkWords.visibility(word),
      dialog: (onClose: () => void) => (
        <ChangeDialog type={type} first={{ field: 'isPublic', operation }} onClose={onClose} />
      ),
    })),
  ];
}

/** Assigns the selected records to someone; afterwards the selection is cleared. */
function AssignMarked({ onClose }: { onClose: () => void }) {
  const { type } = useListType();
  const { ids, clear } = useMarked();
  return (
    <AssignMenu
      resource={type.name}
      ids={ids}
      onClose={onClose}
      onGiven={() => {
        clear();
        onClose();
      }}
    />
  );
}

const assignment: BulkAction = {
  label: bulkWords.assign,
  dialog: (onClose) => <AssignMarked onClose={onClose} />,
};

/** The last actions of a list, whose labels some types override. */
const endsOf = (type: ContentType): BulkAction[] => [
  {
    label: bulkWords.export,
    dialog: (onClose) => <ExportMarked path={`/${type.name}.xlsx`} onClose={onClose} />,
  },
  {
    label: bulkWords.remove,
    dialog: (onClose) => <DeleteDialog onClose={onClose} />,
  },
];

/** Downloads the selected records as XLSX. */
export function ExportMarked({ path, onClose }: { path: string; onClose: () => void }) {
  const { ids } = useMarked();
  return <MarkedExport title={bulkWords.export} path={path} ids={ids} onClose={onClose} />;
}

/** The actions for selected rows; if none are selected, it says so. */
export function BulkMenu({
  actions: own = [],
  ends,
  nothingSelected = bulkWords.nothingSelected,
}: {
  /** Further actions of the type. */
  actions?: readonly BulkAction[];
  /** Replace the usual export and deletion. */
  ends?: readonly BulkAction[];
  nothingSelected?: string;
}) {
  const type = declaredType(useListType().type.name);
  const mayWrite = useMayWrite(useListType().type.name)('de');
  const assigns = useHasPart('comments') && type !== undefined;
  const all = [
    ...own,
    ...(type ? [...changesOf(type), ...(assigns ? [assignment] : []), ...(ends ?? endsOf(type))] : []),
  ];
  const actions = mayWrite ? all : all.filter((action) => action === assignment || action.label === bulkWords.export);
  const [open, setOpen] = useState<BulkAction | 'nothing' | null>(null);
  const { count } = useMarked();
  const canAssign = assigns && count > 0;
  useEffect(() => {
    if (!canAssign) return;
    const onKey = (event: KeyboardEvent) => {
      if (!isKey(event, keyTable.list.assign) || isBusyElsewhere(event.target)) return;
      event.preventDefault();
      setOpen(assignment);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [canAssign]);
  const close = () => setOpen(null);
  return (
    <>
      <MenuButton size="small" label={bulkWords.actions} endIcon={<ArrowIcon />}>
        {actions.map((action) => (
          <MenuItem
            key={action.label}
            onClick={() => setOpen(count === 0 && !action.opensWithoutRows ? 'nothing' : action)}
          >
            {action.label}
          </MenuItem>
        ))}
      </MenuButton>
      {open === 'nothing' && (
        <ChoiceDialog
          title={bulkWords.actions}
          onClose={close}
          choices={[{ label: bulkWords.ok, act: close, main: true }]}
        >
          {nothingSelected}
        </ChoiceDialog>
      )}
      {open !== null && open !== 'nothing' && <Suspense>{open.dialog(close)}</Suspense>}
    </>
  );
}
