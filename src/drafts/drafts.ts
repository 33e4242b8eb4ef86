import { createDraftStore } from './draftStore';
import { indexedDrafts } from './indexedDrafts';

/** The drafts of this browser. */
export const drafts = createDraftStore(
  indexedDrafts(globalThis.indexedDB),
  typeof localStorage === 'undefined' ? null : localStorage,
);
