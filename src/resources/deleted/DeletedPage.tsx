import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { deletedListDeclaration, type DeletedCard } from '../../../domain/administration/deleted';
import { contentOf } from '../../../domain/contents';
import { listLabelOf } from '../../../domain/references';
import { dateTime, text } from '../../../domain/fields';
import { deletedWords } from '../../i18n/administration';
import { pageLabels } from '../../i18n/shell';
import { systemName, untitled } from '../../i18n/untitled';
import { ContentList } from '../../list/ContentList';
import type { Row } from '../../list/ListType';
import { FieldColumn } from '../../list/table/FieldColumn';
import { editPath } from '../../ui/paths';
import { DeletedDialog } from './DeletedDialog';
import { AccountName } from '../../session/colleagues';

/** The declaration of the list of deleted records, which can be of any type. */
const deleted = {
  ...deletedListDeclaration,
  name: 'deleted',
  label: pageLabels.deleted,
  titleField: 'title',
  fields: {
    type: text({ label: deletedWords.type }),
    title: text({ label: deletedWords.name, searched: true }),
    deletedAt: dateTime({ label: deletedWords.deletedAt }),
    deletedBy: text({ label: deletedWords.deletedBy }),
  },
  nothing: { title: deletedWords.empty, hint: deletedWords.hint },
};

/** Rows from the data provider have the id of their last history entry as their own. */
const cardOf = (row: Row) => ({ ...row, id: row.recordId }) as unknown as DeletedCard;
const texts = {
  type: ({ resource }: Row) =>
    contentOf(resource as string)?.label.singular ?? listLabelOf(resource) ?? String(resource),
  id: ({ recordId }: Row) => String(recordId),
  title: (row: Row) => {
    const { title, code, partOf } = cardOf(row);
    const name = `${title || untitled.de}${code === null ? '' : ` (${code})`}`;
    return partOf === null ? name : `${name}. ${deletedWords.partOf(partOf)}`;
  },
};

const deletedBy = (row: Row) => {
  const { deletedBy: person } = cardOf(row);
  return person ? <AccountName of={person} /> : systemName;
};

/** /settings/deleted: administrators view and restore deleted records. */
export function DeletedPage() {
  const [viewed, setViewed] = useState<DeletedCard | null>(null);
  const [restored, setRestored] = useState<DeletedCard | null>(null);
  const type = useMemo(() => ({ ...deleted, onOpen: (row: Row) => setViewed(cardOf(row)) }), []);
  const restore = useMemo(
    () => (row: Row) => (
      <Button
        size="small"
        aria-label={deletedWords.restoreOf(cardOf(row).title || untitled.de)}
        onClick={() => setViewed(cardOf(row))}
      >
        {deletedWords.restore}
      </Button>
    ),
    [],
  );
  const news = useRef<HTMLAnchorElement>(null);
  // The focused row has disappeared, so the focus moves on.
  useEffect(() => {
    if (restored) news.current?.focus();
  }, [restored]);
  return (
    <>
      <ContentList
        type={type}
        actions={
          restored ? (
            <Alert severity="success" role="status" onClose={() => setRestored(null)} sx={{ py: 0 }}>
              {deletedWords.restored(restored.title || untitled.de)}{' '}
              <Link
                ref={news}
                component={RouterLink}
                to={editPath(restored.resource, restored.id)}
                color="inherit"
                underline="always"
              >
                {deletedWords.open}
              </Link>
            </Alert>
          ) : (
            <Typography variant="body2" color="text.secondary">
              {deletedWords.hint}
            </Typography>
          )
        }
      >
        <FieldColumn source="type" width={120} text={texts.type} />
        <FieldColumn source="id" width={70} text={texts.id} />
        <FieldColumn source="title" text={texts.title} />
        <FieldColumn source="deletedAt" width={130} />
        <FieldColumn source="deletedBy" width={190} grow content={deletedBy} />
        <FieldColumn source="restore" label={deletedWords.action} width={150} content={restore} />
      </ContentList>
      {viewed && (
        <DeletedDialog
          card={viewed}
          onClose={() => setViewed(null)}
          onRestored={() => {
            setViewed(null);
            setRestored(viewed);
          }}
        />
      )}
    </>
  );
}
