import type { SvgIconComponent } from '@mui/icons-material';
import AccountIcon from '@mui/icons-material/AccountCircleOutlined';
import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import KeysIcon from '@mui/icons-material/KeyboardOutlined';
import { useQuery } from '@tanstack/react-query';
import { useAuthProvider, useGetList, useTheme } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { administrators } from '../../../domain/access';
import type { User } from '../../../domain/accounts/users';
import { maxLimit } from '../../../domain/http';
import { containsWords, fold, searchWords } from '../../../domain/lists/search';
import { globalSearchWords, shellWords } from '../../i18n/shell';
import { untitled } from '../../i18n/untitled';
import { openKeyHelp } from '../../keys/keyTable';
import { resources } from '../../resources';
import { displayName } from '../../session/colleagues';
import { useConfig } from '../../session/config';
import { useMe } from '../../session/session';
import { useOpened } from '../../ui/opened';
import { addPath, editPath, listPath } from '../../ui/paths';

/** An entry of the palette that needs no search on the server. */
export interface PaletteEntry {
  group: 'opened' | 'pages' | 'commands' | 'accounts';
  label: string;
  detail?: string | undefined;
  /** Additional words by which it can be found. */
  alias?: string;
  icon: SvgIconComponent;
  /** The page that it opens; otherwise `act` says what it does. */
  path?: string;
  act?: () => void;
}

interface Restricted extends PaletteEntry {
  resource: string;
  /** The access that `authProvider.canAccess` checks. */
  action: string;
  isThere?: NonNullable<(typeof resources)[number]['pages']>[number]['isThere'];
}

/** All pages, and the commands of all resources. */
const restricted: readonly Restricted[] = resources.flatMap(
  ({ name, label, icon, menu, create, pages = [] }): Restricted[] => {
    const page = (menu && menu.label) || label.plural;
    return [
      {
        group: 'pages',
        label: page,
        detail: page === label.plural ? undefined : label.plural,
        alias: label.singular,
        icon,
        path: listPath(name),
        resource: name,
        action: 'list',
      },
      ...(create
        ? [
            {
              group: 'commands' as const,
              label: shellWords.creating(label.singular),
              alias: globalSearchWords.newOne,
              icon,
              path: addPath(name),
              resource: name,
              action: 'create',
            },
          ]
        : []),
      ...pages
        .filter(({ isCommand }) => isCommand)
        .map(({ action, title, isThere }) => ({
          group: 'commands' as const,
          label: title,
          alias: label.plural,
          icon,
          path: `${listPath(name)}/${action}`,
          resource: name,
          action,
          ...(isThere && { isThere }),
        })),
    ];
  },
);

/** The maximum number of entries shown per group. */
const maxPerGroup = 8;

/**
 * What a user may open or do without a search on the server: for an empty term the records opened last, otherwise what
 * matches the term.
 */
export function usePalette(term: string): PaletteEntry[] {
  const config = useConfig();
  const provider = useAuthProvider();
  const { pathname } = useLocation();
  const [opened] = useOpened();
  const [mode, setMode] = useTheme();
  const { data: allowed = [] } = useQuery({
    // Permissions are checked again whenever those under 'auth' are.
    queryKey: ['auth', 'palette'],
    queryFn: async () => {
      const answers = await Promise.all(
        restricted.map(async ({ resource, action }) => (await provider?.canAccess?.({ resource, action })) ?? true),
      );
      return restricted.filter((_, at) => answers[at]);
    },
  });
  const accounts = useAccounts();
  if (term.trim() === '') {
    return opened
      .flatMap(({ resource, id, title }): PaletteEntry[] => {
        const page = allowed.find((one) => one.resource === resource && one.action === 'list');
        const { label } = resources.find(({ name }) => name === resource) ?? {};
        const path = editPath(resource, id);
        if (!page || !label || path === pathname) return [];
        return [{ group: 'opened', label: title || untitled.de, detail: label.singular, icon: page.icon, path }];
      })
      .slice(0, maxPerGroup);
  }
  const isDark = mode === 'dark';
  const others: PaletteEntry[] = [
    {
      group: 'commands',
      label: isDark ? shellWords.light : shellWords.dark,
      icon: isDark ? LightIcon : DarkIcon,
      act: () => setMode(isDark ? 'light' : 'dark'),
    },
    { group: 'commands', label: shellWords.keys, icon: KeysIcon, act: openKeyHelp },
    { group: 'commands', label: shellWords.logout, icon: LogoutIcon, path: '/logout' },
  ];
  const entries = [...allowed.filter(({ isThere }) => isThere?.(config) !== false), ...others, ...accounts];
  const words = searchWords(term);
  return (['pages', 'commands', 'accounts'] as const).flatMap((group) =>
    entries
      .filter((entry) => entry.group === group)
      .filter(({ label, detail = '', alias = '' }) => containsWords(`${label} ${detail} ${alias}`, words))
      .map((entry) => ({ entry, rank: rankOf(entry.label, words) }))
      .sort((a, b) => a.rank - b.rank)
      .slice(0, maxPerGroup)
      .map(({ entry }) => entry),
  );
}

/** Names that begin with a word of the term come first, then names in which another word does. */
function rankOf(label: string, words: readonly string[][]): number {
  const folded = ` ${fold(label)}`;
  const begins = (spelling: string) => folded.startsWith(` ${spelling}`);
  const hasWord = (spelling: string) => folded.includes(` ${spelling}`);
  return words.flat().some(begins) ? 0 : words.flat().some(hasWord) ? 1 : 2;
}

/** The accounts, for users who administer them. */
function useAccounts(): PaletteEntry[] {
  const { data = [] } = useGetList<User>(
    'users',
    { pagination: { page: 1, perPage: maxLimit } },
    { enabled: administrators(useMe()), staleTime: 60_000 },
  );
  return data.map((account) => ({
    group: 'accounts',
    label: displayName(account),
    detail: account.name ? account.email : undefined,
    icon: AccountIcon,
    path: editPath('users', account.id),
  }));
}
