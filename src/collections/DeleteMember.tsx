import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { contents, type ContentTypeName } from '../../domain/contents';
import { apiFetch } from '../api/http';
import { DeleteDialog, type AskingProps } from '../form/deleting/DeleteDialog';
import { collectionWords } from '../i18n/collections';
import { useFeature } from '../session/config';

/** The dialog before a record goes that may be in collections: it names those that somebody has put it into. In: their type. */
export function DeleteMember({ collections, ...props }: AskingProps & { collections: ContentTypeName }) {
  const isOn = useFeature()(contents[collections].feature);
  const { data = [], isFetching } = useQuery({
    queryKey: ['collections of', collections, String(props.id)],
    queryFn: ({ signal }) => apiFetch<{ id: number; title: string; isDynamic: boolean }[]>(`/${collections}?selected[]=${props.id}&shape=summary`, { signal }),
    enabled: isOn,
    gcTime: 0,
    retry: false,
  });
  // A search profile shows what it finds.
  const chosen = data.filter(({ isDynamic }) => !isDynamic);
  return (
    <DeleteDialog {...props} waiting={isFetching}>
      {chosen.length > 0 && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {collectionWords.isIn(chosen.length)}
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>{chosen.map(({ id, title }) => <li key={id}>{title}</li>)}</Box>
        </Alert>
      )}
    </DeleteDialog>
  );
}
