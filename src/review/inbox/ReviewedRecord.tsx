import { memo, useState, type ReactNode } from 'react';
import { CreateBase, EditBase } from 'react-admin';
import type { ReviewData } from './useReviewItem';

interface ReviewedRecordProps {
  resource: string;
  item: number;
  /** As it was read with the item; null where the release creates one. */
  record: ReviewData['record'];
  children: ReactNode;
}

/**
 * The contexts of react-admin's edit or create page around the form of a review: the record is there already, and is
 * not read again.
 */
export const ReviewedRecord = memo(function ReviewedRecord({
  resource,
  item,
  record: now,
  children,
}: ReviewedRecordProps) {
  // Of an item that ends while it is open no record is read any more: the form stays what it is, with all that was
  // typed.
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
