import { useQueryClient } from '@tanstack/react-query';
import { useStore, useStoreContext } from 'react-admin';
import { useCallback } from 'react';
import { submittedSource, type Card } from '../../../../domain/inbox/inbox';
import type { Answers } from '../../../../domain/submissions/submissionAnswers';
import { keepAnswers } from '../../../inbox/inbox';
import { useMe } from '../../../session/session';
import { submitterKey } from './useSubmitterChange';

type Typed = Partial<Answers>;

const nothing: Typed = {};
/** Whoever signs in next in the same browser finds nothing of it. */
const useKeyOf = () => {
  const me = useMe()?.id ?? 0;
  return useCallback((item: number) => `inbox.answers.${me}.${item}`, [me]);
};

/**
 * What somebody has typed of what who has handed in an item will be told, and not kept yet: the same above the review
 * and in the question before dismissing, and still there when either was closed. Out: that; what changes it.
 */
export function useTypedAnswers(item: number): [typed: Typed, type: (typed: Typed) => void] {
  return useStore(useKeyOf()(item), nothing);
}

/**
 * Out: keeps what was typed about those of these items that were handed in, before somebody decides about them. Errors
 * as in `keepAnswers`.
 */
export function useKeepTyped(): (items: readonly Pick<Card, 'id' | 'source'>[]) => Promise<void> {
  const client = useQueryClient();
  const store = useStoreContext();
  const keyOf = useKeyOf();
  return useCallback(
    async (items) => {
      for (const { id } of items.filter(({ source }) => source === submittedSource)) {
        const typed = store.getItem<Typed>(keyOf(id)) ?? nothing;
        if (Object.keys(typed).length === 0) continue;
        client.setQueryData(submitterKey(id), await keepAnswers(id, typed));
        store.removeItem(keyOf(id));
      }
    },
    [client, keyOf, store],
  );
}
