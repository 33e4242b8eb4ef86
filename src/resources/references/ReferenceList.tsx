import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { ContentType } from '../../../domain/contentType';
import { maxLimit } from '../../../domain/http';
import type { UseCounts } from '../../../domain/references';
import { apiFetch } from '../../api/http';
import { referenceWords } from '../../i18n/references';
import { ContentList } from '../../list/ContentList';
import { CreateButton } from '../../list/ListPage';
import type { Row } from '../../list/ListType';
import { SortableRows } from '../../list/order/SortableRows';
import { FieldColumn } from '../../list/table/FieldColumn';
import { listPath } from '../../ui/paths';

const synonyms = (row: Row) => String(row.synonyms).split('\n').join(', ');

/** The entries of a reference list in their order, with how often each is used. */
export function ReferenceList({ type: declared }: { type: ContentType }) {
  const type = useMemo(() => ({ ...declared, besideTitle: 'uses' }), [declared]);
  const { data: counts } = useQuery({
    queryKey: [type.name, 'uses'],
    queryFn: ({ signal }) => apiFetch<UseCounts>(`/${type.name}/uses`, { signal }),
  });
  const used = useCallback(({ id }: Row) => (counts ? (counts[id] ?? 0).toLocaleString('de-CH') : ''), [counts]);
  const columns = Object.keys(type.fields).filter(
    (name) => type.fields[name]!.summary && !['position', 'synonyms'].includes(name),
  );
  return (
    <ContentList
      type={type}
      perPage={maxLimit}
      actions={
        <>
          <Button component={Link} to={listPath('references')}>
            {referenceWords.all}
          </Button>
          <CreateButton />
        </>
      }
      around={SortableRows}
    >
      <FieldColumn source="id" />
      {columns.map((name) => (
        <FieldColumn key={name} source={name} {...(name === 'context' && { width: 150 })} />
      ))}
      <FieldColumn source="uses" label={referenceWords.used} width={90} text={used} />
      <FieldColumn source="synonyms" label={referenceWords.synonyms} width={150} text={synonyms} />
    </ContentList>
  );
}
