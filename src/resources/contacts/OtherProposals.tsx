import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { reviewPath, type InboxItem } from '../../../domain/inbox';
import { verificationWords } from '../../i18n/verification';
import { readCards } from '../../inbox';
import { formatMoment } from '../../ui/list/format';

/** Says what else the same person has sent that waits: each is reviewed by itself, the older ones against what they saw. */
export function OtherProposals({ item: { id, type, internalId } }: { item: InboxItem }) {
  const { data } = useQuery({
    queryKey: ['inbox', 'others', type, internalId],
    queryFn: ({ signal }) => readCards({ type: [type], internalId: [internalId as number] }, { limit: 20, offset: 0 }, signal),
    enabled: internalId !== null,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const others = data?.data.filter((card) => card.id !== id && card.internalId === internalId) ?? [];
  if (others.length === 0) return null;
  return (
    <Alert severity="info" sx={{ mb: 1 }}>
      {verificationWords.others(others.length)}{' '}
      {others.map((card, index) => <Fragment key={card.id}>{index > 0 && ', '}<Link to={reviewPath(card) ?? '/inbox'}>{verificationWords.other(formatMoment(card.createdAt))}</Link></Fragment>)}
    </Alert>
  );
}
