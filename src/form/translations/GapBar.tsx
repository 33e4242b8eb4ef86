import NextIcon from '@mui/icons-material/SkipNext';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LinkBase, useNotify } from 'react-admin';
import { useState, useCallback, useMemo } from 'react';
import { useFormContext, type FieldValues } from 'react-hook-form';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Field, Fields } from '../../../domain/fields';
import { translatedPath, type ContentLocale } from '../../../domain/locales';
import { gapsOfField, gapTexts } from '../../../domain/translations/gaps';
import type { ContentType } from '../../../domain/contentType';
import { asLeftEmpty } from '../../../domain/translations/texts';
import type { RecordGap, GapAnswered } from '../../../domain/translations/list';
import { useFormGaps, useFormType, type FormGaps } from '../../fields/formContext';
import { formWords } from '../../i18n/forms';
import { translationWords } from '../../i18n/lists';
import { ariaKeys, keyTable } from '../../keys/keyTable';
import { listPath } from '../../ui/paths';
import { useFeature } from '../../session/config';
import { hasLanguages } from '../../fields/useField';
import { apiFetch } from '../../api/http';
import { versionOf } from '../../api/records';
import { barStyles, belowHeader } from '../header/belowHeader';
import { problemLabel } from '../problems/problems';
import { useFormChanges } from '../useFormChanges';
import type { IsLeftEmpty } from '../languages/missingTexts';
import { rootOf, type VisitedGap } from './useNextGap';

/**
 * The position in the queue of gaps, and a button for the next one.
 * @param props describe the last gap shown
 */
export function GapBar({
  field: name,
  path,
  locale,
  onNext,
}: VisitedGap & { locale: ContentLocale; onNext: () => void }) {
  const type = useFormType();
  const form = useFormContext();
  const known = useFormGaps();
  const field = type.fields[name] as Field | undefined;
  const isOn = useFeature();
  const [, setChanges] = useState(0);
  useFormChanges(form, 300, () => setChanges((count) => count + 1));
  if (!field || !known) return null;
  const values = form.getValues();
  const gap = gapsOfField(type, name, field, values, known.stored, known.gaps).find(
    (one) => one.locale === locale,
  )?.gap;
  const isWithin = path !== null && rootOf(path) !== path && !field.translated;
  const place = isWithin && gap ? gapTexts(type, field, values, gap, isOn).find((one) => one.path === path) : gap;
  return (
    <Box ref={belowHeader} sx={barStyles}>
      <Alert
        severity="info"
        icon={false}
        sx={{ flexGrow: 1, py: 0, alignItems: 'center', flexWrap: 'wrap', '& .MuiAlert-action': { p: 0, gap: 1 } }}
        action={
          <>
            <Button color="inherit" size="small" component={LinkBase} to={listPath('translation-gaps')}>
              {translationWords.backToQueue}
            </Button>
            <Button
              color="inherit"
              size="small"
              variant="outlined"
              startIcon={<NextIcon />}
              onClick={onNext}
              aria-keyshortcuts={ariaKeys(keyTable.translations.nextGap)}
            >
              {formWords.nextGap}
            </Button>
          </>
        }
      >
        {translationWords.here(
          problemLabel(type, isWithin ? path : translatedPath(name, true, locale)),
          place?.state ?? null,
        )}
      </Alert>
    </Box>
  );
}

const none: readonly RecordGap[] = [];

/**
 * The translation gaps of a form's record, shared by all its fields.
 * @param stored the stored record
 */
export function useRecordGaps(
  type: ContentType,
  stored: FieldValues,
): { context: FormGaps | null; isLeft: IsLeftEmpty } {
  const { id } = stored as { id?: number };
  const client = useQueryClient();
  const notify = useNotify();
  const isThere = id !== undefined && isTranslated(type);
  const queryKey = useMemo(() => ['translationGaps', type.name, id, stored.updatedAt], [id, stored.updatedAt, type]);
  // The bar works without counts, because some servers do not have them.
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => readRecordGaps(type.name, id as number, signal),
    enabled: isThere,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const answer = useCallback<FormGaps['answer']>(
    (answered) => {
      answerGap(type.name, stored as { id: number }, answered).then(
        (gaps) => {
          client.setQueryData(queryKey, gaps);
          void client.invalidateQueries({ queryKey: [type.name], refetchType: 'none' });
        },
        (error: Error) => notify(error.message, { type: 'error' }),
      );
    },
    [client, notify, queryKey, stored, type],
  );
  const context = useMemo(() => (data ? { stored, gaps: data, answer } : null), [answer, data, stored]);
  const gaps = data ?? none;
  const isLeft = useCallback<IsLeftEmpty>(
    (name, locale, text) => {
      const gap = gaps.find((one) => one.field === name && one.locale === locale);
      if (!text) return gap?.state === 'empty' && !gap.left;
      // Compared exactly, because ignoring formatting (`isLeftIn`) would add 4 kB to every form. If only the formatting
      // of the German text has changed, the form therefore shows a gap that is not in the queue.
      const { part, source } = asLeftEmpty(text, locale);
      return gap?.left?.some((known) => known.part === part && known.source === source) === true;
    },
    [gaps],
  );
  return { context, isLeft };
}

const isTranslated = (type: ContentType): boolean =>
  (Object.values(type.fields as Fields) as Field[]).some(hasLanguages);

/**
 * The translation gaps of a record.
 * @throws like `apiFetch`, and for an unexpected response, since some servers do not have this route
 */
async function readRecordGaps(type: string, id: number | string, signal?: AbortSignal): Promise<RecordGap[]> {
  const gaps = await apiFetch<unknown>(`/${type}/${id}/translation-gaps`, { signal });
  if (!Array.isArray(gaps)) throw new TypeError('These are no gaps.');
  return gaps as RecordGap[];
}

/**
 * Stores a decision about a gap of a record: for a field in a language, or for a text in it.
 * @returns the remaining gaps of the record
 * @throws like `apiFetch`; 412 if the record has changed
 */
function answerGap(type: string, record: { id: number | string }, answer: GapAnswered): Promise<RecordGap[]> {
  const version = answer.answer === 'current' || answer.answer === 'checked' ? versionOf(record) : undefined;
  return apiFetch<RecordGap[]>(`/${type}/${record.id}/translation-gaps`, {
    method: 'POST',
    body: answer,
    once: false,
    headers: { ...(version && { 'If-Match': version }) },
  });
}
