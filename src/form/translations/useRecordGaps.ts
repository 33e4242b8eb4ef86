import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useCallback, useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ContentType } from '../../../domain/contentType';
import type { Field, Fields } from '../../../domain/fields';
import { asLeft } from '../../../domain/translations/texts';
import type { RecordGap } from '../../../domain/translations/list';
import { answerGap, readRecordGaps } from '../../api/translationGaps';
import type { FormGaps } from '../../fields/formContext';
import { hasLanguages } from '../../fields/useField';
import type { IsLeft } from '../languages/missingTexts';

const none: readonly RecordGap[] = [];

/**
 * The translation gaps of a form's record, shared by all of its fields.
 * @param stored the stored record
 */
export function useRecordGaps(type: ContentType, stored: FieldValues): { context: FormGaps | null; isLeft: IsLeft } {
  const { id } = stored as { id?: number };
  const client = useQueryClient();
  const notify = useNotify();
  const isThere = id !== undefined && isTranslated(type);
  const queryKey = useMemo(() => ['translationGaps', type.name, id, stored.updatedAt], [id, stored.updatedAt, type]);
  // Works without them, if the server does not support it.
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => readRecordGaps(type.name, id as number, signal),
    enabled: isThere,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const answer = useCallback<FormGaps['answer']>(
    (said) => {
      answerGap(type.name, stored as { id: number }, said).then(
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
  const isLeft = useCallback<IsLeft>(
    (name, locale, text) => {
      const gap = gaps.find((one) => one.field === name && one.locale === locale);
      if (!text) return gap?.state === 'empty' && !gap.left;
      // Compared exactly: comparing without formatting (`isLeftIn`) would add 4 kB to every form. If only the
      // formatting of the German has changed, the form shows a gap that the queue does not.
      const { part, source } = asLeft(text, locale);
      return gap?.left?.some((known) => known.part === part && known.source === source) === true;
    },
    [gaps],
  );
  return { context, isLeft };
}

const isTranslated = (type: ContentType): boolean =>
  (Object.values(type.fields as Fields) as Field[]).some(hasLanguages);
