import { useEffect } from 'react';
import { referenceListNames, referenceLists, type ReferenceListName } from '../domain/references';
import { shellTexts } from './i18n/shell';
import { loadContactGroups } from './contactGroups';
import { loadInboxCounts } from './inbox';
import { loadReferences } from './references';
import { loadMe } from './session';
import { createStore, useStore } from './store';

type PartState = 'waiting' | 'loading' | 'loaded' | 'failed';
type PartName = 'me' | 'contactGroups' | 'inbox' | ReferenceListName;
interface Part {
  label: string;
  state: PartState;
}
type Parts = Record<PartName, Part>;

/**
 * The 19 things loaded at start (decision 15): the account, the 16 reference lists, the contact groups and the inbox.
 * Who has no inbox, or no contact groups, has nothing to load of them.
 */
function initialParts(): Parts {
  const references = referenceListNames.map((name) => [name, { label: referenceLists[name].label, state: 'waiting' }]);
  return {
    me: { label: shellTexts.account, state: 'waiting' },
    ...(Object.fromEntries(references) as Record<ReferenceListName, Part>),
    contactGroups: { label: shellTexts.contactGroups, state: 'waiting' },
    inbox: { label: shellTexts.inbox, state: 'waiting' },
  };
}

const parts = createStore(initialParts());

function setState(name: PartName, state: PartState): void {
  parts.set({ ...parts.get(), [name]: { ...parts.get()[name], state } });
}

async function run(name: PartName, load: () => Promise<unknown>): Promise<void> {
  setState(name, 'loading');
  try {
    await load();
    setState(name, 'loaded');
  } catch {
    setState(name, 'failed');
  }
}

let session: Promise<boolean> | undefined;
let answerSession: (signedIn: boolean) => void = () => {};

async function askSession(): Promise<void> {
  await run('me', async () => {
    const me = await loadMe();
    answerSession(me !== null);
  });
}

/**
 * Whether somebody is signed in; asks the server once per page load. While the server can't answer, this waits for
 * the person's 'Erneut versuchen' instead of pretending that nobody is.
 */
export function whenSessionKnown(): Promise<boolean> {
  session ??= new Promise((resolve) => {
    answerSession = resolve;
    void askSession();
  });
  return session;
}

/** After signing in or out: the answer is known without asking. */
export function setSessionKnown(signedIn: boolean): void {
  session = Promise.resolve(signedIn);
  setState('me', signedIn ? 'loaded' : 'waiting');
}

export interface Startup {
  total: number;
  loaded: number;
  /** What failed, by its German name, each with its own way to try again. */
  failed: { name: string; label: string; retry: () => void }[];
  complete: boolean;
}

/** How far the start of the application is. */
export function useStartup(productId: string): Startup {
  const all = useStore(parts);
  const names = Object.keys(all) as PartName[];
  const loaded = names.filter((name) => all[name].state === 'loaded').length;
  return {
    total: names.length,
    loaded,
    failed: names
      .filter((name) => all[name].state === 'failed')
      .map((name) => ({ name, label: all[name].label, retry: () => void load(productId, name) })),
    complete: loaded === names.length,
  };
}

/**
 * Loads what nobody has asked for yet: the reference lists and, for who has them, inbox and contact groups. For a
 * component that stands behind the sign-in.
 */
export function useLoadReferences(productId: string, hasInbox: boolean, hasContactGroups: boolean): void {
  useEffect(() => {
    for (const name of referenceListNames) if (parts.get()[name].state === 'waiting') void load(productId, name);
    for (const [name, isThere] of [['inbox', hasInbox], ['contactGroups', hasContactGroups]] as const) {
      if (parts.get()[name].state !== 'waiting') continue;
      if (isThere) void load(productId, name);
      else setState(name, 'loaded');
    }
  }, [productId, hasInbox, hasContactGroups]);
}

function load(productId: string, name: PartName): Promise<void> {
  if (name === 'me') return askSession();
  if (name === 'inbox') return run(name, loadInboxCounts);
  if (name === 'contactGroups') return run(name, loadContactGroups);
  return run(name, () => loadReferences(productId, name as ReferenceListName));
}
