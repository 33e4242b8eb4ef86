import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Field } from '../../../domain/fields';
import { apiFetch } from '../../api/http';
import { formWords } from '../../i18n/forms';
import { formatMoment } from '../../ui/format';
import { LinkButton } from '../../ui/LinkButton';
import { localeOf } from '../FormLanguage';
import { useFormType } from '../FormType';
import { useShownDifference, type ShowDifference } from './ShownDifference';
import { germanWhenTranslated } from './sinceTranslated';

/** So many versions are looked through. */
const most = 20;

interface GermanChangesProps {
  field: Field;
  name: string;
  source: string;
}

/** Says that the German text has changed since its translation was written, and shows what. Nothing where it has not, where that is not known, or where nobody shows differences. */
export function GermanChanges(props: GermanChangesProps) {
  const showDifference = useShownDifference();
  return showDifference && <Changes {...props} showDifference={showDifference} />;
}

function Changes({ field, name, source, showDifference }: GermanChangesProps & { showDifference: ShowDifference }) {
  const type = useFormType();
  const id = useRecordContext()?.id;
  const german = useWatch({ name }) as unknown;
  const [shown, setShown] = useState(false);
  // Once for all fields of the form.
  const { data } = useQuery({
    queryKey: ['history', type.name, id, 'translated'],
    queryFn: ({ signal }) => apiFetch<{ at: string; record: object }[]>(`/${type.name}/${id}/history?limit=${most}`, { signal }),
    enabled: id !== undefined && name in type.fields,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const then = data && germanWhenTranslated(data, data.length < most, name, localeOf(source));
  if (!then || then.german === german) return null;
  return (
    <Box sx={{ mt: 0.5, fontSize: '0.75rem', color: 'text.secondary' }}>
      <LinkButton onClick={() => setShown(!shown)}>{(shown ? formWords.germanChangesHide : formWords.germanChanges)(formatMoment(then.at))}</LinkButton>
      {shown && <Suspense><Box lang="de" sx={{ mt: 0.5 }}>{showDifference(field, then.german, german)}</Box></Suspense>}
    </Box>
  );
}
