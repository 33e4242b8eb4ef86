import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ContentType } from '../../../domain/contentType';
import type { InboxItem } from '../../../domain/inbox/inbox';
import { drafts, shelve, draftOfRecord, useDraftPlace } from '../../drafts/drafts';
import type { Draft } from '../../drafts/draftStore';
import { useFormNavigation } from '../../form/leaving/useFormNavigation';
import { formWords } from '../../i18n/forms';
import { endedWords } from '../../i18n/review';
import { formatMoment } from '../../ui/format';
import { draftsOfEnded } from './draftOfReview';

/**
 * Unsaved input about an item that another editor has ended meanwhile: leads to the record's form, which offers to
 * restore it.
 */
export function LeftWork({ type, item }: { type: ContentType; item: InboxItem }) {
  const placeOf = useDraftPlace();
  const places = draftsOfEnded(item).map(placeOf);
  const client = useQueryClient();
  const queryKey = ['drafts', ...places];
  const { data: left = [] } = useQuery({
    queryKey,
    queryFn: async () => (await Promise.all(places.map((place) => drafts.read(place)))).flat(),
    gcTime: 0,
  });
  const { toRecord } = useFormNavigation(type.name);
  const id = item.outcome === 'deleted' ? null : item.internalId;
  const forget = async (draft: Draft) => {
    await drafts.remove(draft);
    await client.invalidateQueries({ queryKey });
  };
  const goOn = async (draft: Draft) => {
    if (!(await shelve(placeOf(draftOfRecord(type.name, id)), draft.values, draft.at))) return;
    await drafts.remove(draft);
    toRecord(id);
  };
  return left.map((draft) => (
    <Box key={draft.session} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
      <Box component="span">{endedWords.left(formatMoment(draft.at))}</Box>
      <Button color="inherit" size="small" variant="outlined" onClick={() => void goOn(draft)}>
        {endedWords.form}
      </Button>
      <Button color="inherit" size="small" onClick={() => void forget(draft)}>
        {formWords.draftDiscard}
      </Button>
    </Box>
  ));
}
