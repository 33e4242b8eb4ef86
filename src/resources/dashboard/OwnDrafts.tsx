import { useQuery } from '@tanstack/react-query';
import { contentOf } from '../../../domain/contents';
import type { ServerDraft } from '../../../domain/drafts';
import { apiFetch } from '../../api/http';
import { dashboardWords } from '../../i18n/administration';
import { pageLabels } from '../../i18n/shell';
import { useHasPart } from '../../session/config';
import { formatDateTime } from '../../ui/format';
import { LinkList } from './LinkList';
import { EmptyNote, Panel } from './Panel';

/** The user's unsaved drafts, from all devices. */
export function OwnDrafts() {
  const isThere = useHasPart('drafts');
  const { data } = useQuery({
    queryKey: ['drafts', 'mine'],
    queryFn: ({ signal }) => apiFetch<ServerDraft[]>('/drafts', { signal }),
    enabled: isThere,
    gcTime: 0,
    retry: false,
  });
  if (!data) return null;
  return (
    <Panel title={dashboardWords.ownDrafts}>
      {data.length === 0 ? (
        <EmptyNote>{dashboardWords.noOwnDrafts}</EmptyNote>
      ) : (
        <LinkList
          lines={data.slice(0, maxDrafts).map(({ session, place, page, title, at }) => ({
            key: session,
            title,
            to: page,
            note: [kindOf(place), formatDateTime(at)].filter(Boolean).join(' · '),
          }))}
        />
      )}
    </Panel>
  );
}

const maxDrafts = 6;

/** What a draft is about, given the name of its place: `contacts/person/5`, `inbox/12`. */
function kindOf(place: string): string | undefined {
  if (place.startsWith('inbox/')) return pageLabels.inbox.singular;
  return contentOf(place.slice(0, place.lastIndexOf('/')))?.label.singular;
}
