import { memo, useState, type ReactNode } from 'react';
import { CreateBase, EditBase } from 'react-admin';
import type { ReviewData } from './useReviewItem';

interface ReviewedRecordProps {
  resource: string;
  item: number;
  /** The record as loaded with the item; null if the release creates one. */
  record: ReviewData['record'];
  children: ReactNode;
}

/**
 * The contexts of react-admin's edit or create page for the form of a review. The record is already loaded and not
 * requested again.
 */
export const ReviewedRecord = memo(function ReviewedRecord({
  resource,
  item,
  record: now,
  children,
}: ReviewedRecordProps) {
  // When the item ends while it is open, its record is no longer loaded: keep the form with all input.
  const [record] = useState(now);
  if (!record)
    return (
      <CreateBase resource={resource} mutationMode="pessimistic" disableAuthentication>
        {children}
      </CreateBase>
    );
  const queryOptions = {
    initialData: record,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { for: 'review', item, version: record._version as unknown },
  };
  return (
    <EditBase
      resource={resource}
      id={record.id as number}
      mutationMode="pessimistic"
      queryOptions={queryOptions as object}
      disableAuthentication
    >
      {children}
    </EditBase>
  );
});
