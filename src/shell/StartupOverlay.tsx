import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { keyframes } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQueries, type UseQueryOptions } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { editors } from '../../domain/access';
import { referenceListNames, referenceLists } from '../../domain/references';
import { useConfig, useFeature } from '../session/config';
import { shellWords } from '../i18n/shell';
import { contactGroupsQuery } from '../cache/contactGroups';
import { inboxCountsQuery } from '../inbox/inboxCards';
import { referencesQuery, refreshReferences } from '../cache/references';
import { sessionQuery, useMe, type Me } from '../session/session';
import { queryClient } from '../cache/queryClient';

const appear = keyframes({ from: { opacity: 0 } });

/**
 * Covers the page while reference data loads; with data from an earlier visit it never becomes visible. Shows what
 * failed, with a button to retry.
 */
export function StartupOverlay() {
  const { productName } = useConfig();
  const { loaded, total, failed } = useStartup();
  return (
    <Box
      component="main"
      sx={{
        position: 'fixed',
        inset: 0,
        zIndex: 'modal',
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 2,
        p: 3,
        bgcolor: 'background.default',
        animation: `${appear} 150ms 150ms both`,
      }}
    >
      <Typography variant="h1" component="p">
        {productName}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={(100 * loaded) / total}
        aria-label={shellWords.loading}
        sx={{ width: 280, borderRadius: 1 }}
      />
      <Typography role="status">{shellWords.loaded(loaded, total)}</Typography>
      {failed.length > 0 && (
        <Box role="alert" sx={{ maxHeight: '50vh', overflow: 'auto' }}>
          {failed.map(({ name, label, retry }) => (
            <Box key={name} sx={{ display: 'flex', gap: 2, alignItems: 'center', py: 0.5 }}>
              <Typography sx={{ flex: 1 }}>{shellWords.failed(label)}</Typography>
              <Button variant="outlined" onClick={retry} aria-label={shellWords.retryOf(label)}>
                {shellWords.retry}
              </Button>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}

interface Startup {
  total: number;
  loaded: number;
  /** The failed parts, with their German names and a retry. */
  failed: { name: string; label: string; retry: () => void }[];
  complete: boolean;
}

/** When this page was opened; lists older than that come from an earlier visit. */
const opened = Date.now();

/** Delay before stored lists are revalidated, in milliseconds, so that the page itself comes first. */
const pause = 1_000;

interface Part {
  name: string;
  label: string;
  /** Whether it is loaded; for the account, whether a user is signed in. */
  query: UseQueryOptions<any, Error, boolean>;
  isNeeded: boolean;
}

/**
 * The 19 parts loaded at the start: the account, the 16 reference lists, the contact groups and the inbox. All but the
 * account wait for a session; users without access to the inbox or contact groups do not load them.
 */
function partsOf(productId: string, isOn: ReturnType<typeof useFeature>, me: Me | null): Part[] {
  const isSignedIn = me !== null;
  const isEditor = editors(me);
  return [
    part('me', shellWords.account, sessionQuery, true),
    ...referenceListNames.map((name) =>
      part(name, referenceLists[name].label, referencesQuery(productId, name), isSignedIn),
    ),
    part(
      'contactGroups',
      shellWords.contactGroups,
      contactGroupsQuery,
      isEditor && isOn('PLUGIN_ENABLE_CONTACT_GROUPS'),
    ),
    part('inbox', shellWords.inbox, inboxCountsQuery, isEditor && isOn('PLUGIN_ENABLE_INBOX')),
  ];
}

const part = (name: string, label: string, query: UseQueryOptions<any, Error, any, any>, isNeeded: boolean): Part => ({
  name,
  label,
  isNeeded,
  query: { ...query, select: Boolean, enabled: isNeeded },
});

/** The progress of the start. Any number of components may use it; each part loads once. */
export function useStartup(): Startup {
  const { productId } = useConfig();
  const isOn = useFeature();
  const me = useMe();
  const parts = useMemo(() => partsOf(productId, isOn, me), [productId, isOn, me]);
  const results = useQueries({ queries: parts.map(({ query }) => query) }, queryClient);
  const states = results.map(({ data, isError, refetch }, index) => ({
    ...(parts[index] as Part),
    data,
    isError,
    refetch,
  }));
  const loaded = me === null ? 0 : states.filter(({ data, isNeeded }) => data ?? !isNeeded).length;
  return {
    total: parts.length,
    loaded,
    failed: states
      .filter(({ isError, data }) => isError && data === undefined)
      .map(({ name, label, refetch }) => ({ name, label, retry: () => void refetch() })),
    complete: loaded === parts.length,
  };
}

/** When the page is shown, revalidates the lists that an earlier visit stored. */
export function useSilentRefresh(complete: boolean): void {
  const { productId } = useConfig();
  useEffect(() => {
    if (!complete) return;
    const timer = setTimeout(() => void refreshReferences(productId, opened), pause);
    return () => clearTimeout(timer);
  }, [complete, productId]);
}
