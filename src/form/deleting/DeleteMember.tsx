import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { contents, type ContentTypeName } from '../../../domain/contents';
import { apiFetch } from '../../api/http';
import { collectionWords } from '../../i18n/types';
import { useFeature } from '../../session/config';
import { DeleteDialog, type DeleteQuestionProps } from './DeleteDialog';

interface Collection {
  id: number;
  title: string;
  isDynamic: boolean;
}

/** The longest wait for the names of the collections, in milliseconds. */
const namesTimeout = 4_000;

/**
 * The dialog before deleting a record that may be in collections, with the names of those.
 * @param collections the type of the collections
 */
export function DeleteMember({ collections, ...props }: DeleteQuestionProps & { collections: ContentTypeName }) {
  const isOn = useFeature()(contents[collections].feature);
  const {
    data = [],
    isFetching,
    isError,
  } = useQuery({
    queryKey: ['collections of', collections, String(props.id)],
    queryFn: ({ signal }) =>
      inTime(signal, (within) =>
        apiFetch<Collection[]>(`/${collections}?selected[]=${props.id}&shape=summary`, { signal: within }),
      ),
    enabled: isOn,
    gcTime: 0,
    retry: false,
  });
  // In a search profile, records are not chosen one by one.
  const chosen = data.filter(({ isDynamic }) => !isDynamic);
  return (
    <DeleteDialog {...props} waiting={isFetching}>
      {isFetching && (
        <Box role="status" sx={{ mt: 1, color: 'text.secondary' }}>
          {collectionWords.looking}
        </Box>
      )}
      {isError && !isFetching && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {collectionWords.unknown}
        </Alert>
      )}
      {chosen.length > 0 && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {collectionWords.isIn(chosen.length)}
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {chosen.map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
          </Box>
        </Alert>
      )}
    </DeleteDialog>
  );
}

/**
 * Reads something with a time limit.
 * @throws the error of the read, or an abort
 */
async function inTime<Read>(signal: AbortSignal, read: (signal: AbortSignal) => Promise<Read>): Promise<Read> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), namesTimeout);
  try {
    return await read(AbortSignal.any([signal, late.signal]));
  } finally {
    clearTimeout(timer);
  }
}
