import type { FieldValues } from 'react-hook-form';
import type { SaveAnswer } from '../../domain/accounts/users';
import type { AccountReference } from '../../domain/inbox/inbox';
import type { Unanswered } from '../drafts/draftStore';

/** Values that a save sends along with the record. */
export type SaveExtras = Record<string, unknown>;

/** How an editor saves. */
export interface SaveIntent {
  /** The answer implied by the key or menu item; if missing, the form may ask. */
  answer?: SaveAnswer;
  /** Whether to stay in this form or open the next record; by default the list opens. */
  after?: 'stay' | 'next';
  /** Restores a deleted record, or saves its content as a new one. */
  as?: 'restored' | 'new';
}

/** Another person's version of the record, or of the inbox item, that the form started from. */
export interface OtherVersion {
  theirs: FieldValues;
  by: AccountReference | null;
  /** The time as ISO 8601. */
  at: string;
}

/** A save that is being sent. */
export interface SaveRequest {
  /** The record as it is sent: validated, with extras and the version at which it was read. */
  values: FieldValues;
  /** The form's values, to detect input during the request. */
  typed: FieldValues;
  extras: SaveExtras;
  /** Equal for equal content, so that the server executes a repeated request only once. */
  key: string;
  /** An earlier request without a response, which the server may have executed. */
  earlier: Unanswered | null;
}

/** Rules over several fields that the record violates. */
export interface BrokenRule {
  messages: string[];
  /** The field that the first rule is about. */
  field: string;
  /** The number of other problems. */
  others: number;
}

/** The phases of a form. */
export type Phase =
  | { kind: 'editing' }
  /** Waits for uploads, then validates. If there is an answer, it does not ask again. */
  | { kind: 'uploading'; answer: SaveExtras | null }
  | { kind: 'invalid' }
  | ({ kind: 'broken' } & BrokenRule)
  /** The values are valid; a question is open. */
  | { kind: 'asking'; values: FieldValues }
  | { kind: 'sending'; request: SaveRequest }
  /** `stays`: the form continues with the stored record. */
  | { kind: 'saved'; request: SaveRequest; stored: FieldValues; meta: unknown; stays: boolean }
  /**
   * The save conflicts with another version; with `other`, that of an inbox item. `isAsked`: nothing was saved, because
   * the editor asked for the other version.
   */
  | { kind: 'stale'; theirs: FieldValues; other?: OtherVersion; isAsked?: true }
  /** The record was deleted in the meantime. */
  | { kind: 'gone' }
  /** The server refused the save or did not respond, or the session is lost. */
  | { kind: 'refused' | 'lost' | 'signedOut'; message: string }
  /** Nothing can be lost any more: discarded, deleted, or saved and left. */
  | { kind: 'ended' };

export interface SaveState {
  phase: Phase;
  /** The record as it was last read or stored; a new one has no id. */
  base: FieldValues;
  /** The unedited values of the form: the record, possibly with proposals applied. */
  start: FieldValues;
  intent: SaveIntent;
  /** A save requested during another one, in a form that stays open. */
  queued: SaveIntent | null;
  /** The answer before the last request; merged versions are sent with it. */
  answer: SaveExtras | null;
  /**
   * The request that was sent and has no response yet. Stored with the draft, so that a reload does not create a record
   * twice.
   */
  unanswered: Unanswered | null;
  /** The editor wants to leave when the current request is done. */
  isLeaving: boolean;
}

export type SaveEvent =
  // Actions of users.
  | { type: 'save'; intent: SaveIntent }
  | { type: 'saveMerged' }
  | { type: 'answered'; answer: SaveExtras | null }
  | { type: 'dismissed' }
  | { type: 'leave' }
  | { type: 'left' }
  | { type: 'ended' }
  /** A draft was restored; it may already have been sent. */
  | { type: 'restored'; unanswered: Unanswered | null }
  // Results from the browser.
  | { type: 'wrong'; rule?: BrokenRule | undefined }
  | { type: 'right'; values: FieldValues; typed: FieldValues; key: string }
  | { type: 'uploadFailed'; message: string }
  /** Another version is to be merged: of the record, or with `other`, of an inbox item. */
  | { type: 'otherVersion'; theirs: FieldValues; other?: OtherVersion }
  | { type: 'merged'; theirs: FieldValues }
  | { type: 'continued'; start: FieldValues }
  // The server's response to the request with this key.
  | ({ key: string } & SaveResult);

/** The outcome of a request. */
export type SaveResult =
  | { type: 'stored'; stored: FieldValues; meta?: unknown }
  | { type: 'invalid' }
  | { type: 'stale'; theirs: FieldValues }
  | { type: 'gone' }
  /** The conflicting version is this form's own earlier save, whose response was lost. */
  | { type: 'ownVersion' }
  /** What the question is about has changed, so it is asked again. */
  | { type: 'askAgain' }
  | { type: 'metItem'; other: OtherVersion; extras: SaveExtras }
  | { type: 'refused' | 'lost' | 'signedOut'; message: string };

/** The state of a newly opened form. */
export const opened = (base: FieldValues, start: FieldValues): SaveState => ({
  phase: { kind: 'editing' },
  base,
  start,
  intent: {},
  queued: null,
  answer: null,
  unanswered: null,
  isLeaving: false,
});

/**
 * The transition table, a pure function. The work of each phase (validating, asking, sending) is in `useSaving`. Events
 * that mean nothing in a phase are ignored, such as a second key press or a repeated response.
 */
export function transition(state: SaveState, event: SaveEvent): SaveState {
  const { phase } = state;
  if (phase.kind === 'ended') return state;
  switch (event.type) {
    case 'ended':
      return { ...state, phase: { kind: 'ended' }, queued: null, unanswered: null };
    case 'leave':
      return isUnderWay(phase) ? { ...state, isLeaving: true } : state;
    case 'left':
      return { ...state, isLeaving: false };
    case 'restored':
      return isUnderWay(phase) ? state : { ...state, unanswered: event.unanswered };
    case 'save':
      return onSave(state, event.intent);
    case 'saveMerged':
      return isUnderWay(phase) ? state : { ...state, phase: { kind: 'uploading', answer: state.answer } };
    case 'otherVersion':
      // Replaces an open question, because there is something new to decide.
      if (isUnderWay(phase) && phase.kind !== 'asking') return state;
      if (event.other) return stale(state, event.theirs, event.other);
      return back(state, { kind: 'stale', theirs: event.theirs, isAsked: true });
    case 'merged':
      return isUnderWay(phase)
        ? state
        : { ...state, phase: { kind: 'editing' }, base: event.theirs, start: event.theirs };
    case 'dismissed':
      if (phase.kind === 'broken' && phase.others > 0) return { ...state, phase: { kind: 'invalid' } };
      return ['broken', 'stale', 'gone'].includes(phase.kind) ? { ...state, phase: { kind: 'editing' } } : state;
    case 'continued':
      return phase.kind === 'saved' && phase.stays ? continueEditing(state, phase.stored, event.start) : state;
    default:
      break;
  }
  if (phase.kind === 'uploading') return checked(state, phase.answer, event);
  if (phase.kind === 'asking' && event.type === 'answered')
    // The answer may have changed the form, so it is validated again.
    return event.answer
      ? { ...state, phase: { kind: 'uploading', answer: event.answer } }
      : back(state, { kind: 'editing' });
  if (phase.kind === 'sending' && 'key' in event && event.key === phase.request.key && event.type !== 'right')
    return sent(state, phase.request, event);
  return state;
}

/** From pressing save until the server's response. */
export const isUnderWay = ({ kind }: Phase): boolean => ['uploading', 'asking', 'sending', 'saved'].includes(kind);

/** During a save that leaves the form, typing is locked, because the input would not be included. */
export const isLocked = ({ phase, intent }: SaveState): boolean =>
  phase.kind === 'sending' ? intent.after !== 'stay' : phase.kind === 'saved' && !phase.stays;

function onSave(state: SaveState, intent: SaveIntent): SaveState {
  switch (state.phase.kind) {
    case 'uploading':
      return { ...state, intent };
    case 'asking':
      return state;
    case 'sending':
    case 'saved':
      // The next save includes the input made in the meantime.
      return state.intent.after === 'stay' ? { ...state, queued: intent } : state;
    default:
      return { ...state, intent, phase: { kind: 'uploading', answer: null } };
  }
}

function checked(state: SaveState, answer: SaveExtras | null, event: SaveEvent): SaveState {
  switch (event.type) {
    case 'uploadFailed':
      return back(state, { kind: 'refused', message: event.message });
    case 'wrong':
      return back(state, event.rule ? { kind: 'broken', ...event.rule } : { kind: 'invalid' });
    case 'right': {
      const extras = state.intent.as ? {} : answer;
      if (extras === null) return { ...state, phase: { kind: 'asking', values: event.values } };
      const request = requestOf(state, event, extras);
      // A possible creation is kept until its outcome is known; for updates, only the last request counts.
      const keepsEarlier = state.base.id === undefined && state.unanswered !== null;
      const unanswered = keepsEarlier ? state.unanswered : { values: request.values, key: request.key };
      return {
        ...state,
        phase: { kind: 'sending', request },
        answer: extras,
        unanswered: state.intent.as ? state.unanswered : unanswered,
      };
    }
    default:
      return state;
  }
}

function requestOf(
  { unanswered }: SaveState,
  { values, typed, key }: Extract<SaveEvent, { type: 'right' }>,
  extras: SaveExtras,
): SaveRequest {
  const content = { ...values, ...extras, _version: typed._version as string | undefined };
  const isAgain = unanswered !== null && JSON.stringify(unanswered.values) === JSON.stringify(content);
  return { values: content, typed, extras, key: isAgain ? unanswered.key : key, earlier: unanswered };
}

function sent(state: SaveState, request: SaveRequest, answer: SaveResult): SaveState {
  switch (answer.type) {
    case 'stored': {
      const stays = state.intent.after === 'stay' && state.base.id !== undefined && request.extras.addToInbox !== true;
      const { stored, meta } = answer;
      return { ...state, phase: { kind: 'saved', request, stored, meta, stays }, unanswered: null };
    }
    case 'invalid':
      return back({ ...state, unanswered: null }, { kind: 'invalid' });
    case 'stale':
      return stale({ ...state, unanswered: null }, answer.theirs);
    case 'gone':
      return back({ ...state, unanswered: null }, { kind: 'gone' });
    case 'ownVersion':
      return { ...state, unanswered: null, phase: { kind: 'uploading', answer: request.extras } };
    case 'askAgain':
      return { ...state, unanswered: null, phase: { kind: 'uploading', answer: null } };
    case 'metItem':
      return stale({ ...state, unanswered: null, answer: answer.extras }, answer.other.theirs, answer.other);
    case 'refused':
      return back({ ...state, unanswered: null }, { kind: 'refused', message: answer.message });
    default:
      return back(state, { kind: answer.type, message: answer.message });
  }
}

const back = (state: SaveState, phase: Phase): SaveState => ({ ...state, phase, queued: null, isLeaving: false });

const stale = (state: SaveState, theirs: FieldValues, other?: OtherVersion): SaveState =>
  back(state, { kind: 'stale', theirs, ...(other && { other }) });

function continueEditing(state: SaveState, base: FieldValues, start: FieldValues): SaveState {
  const { queued } = state;
  const next: SaveState = { ...state, base, start, queued: null, isLeaving: false, phase: { kind: 'editing' } };
  return queued ? onSave(next, queued) : next;
}
