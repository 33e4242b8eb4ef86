import type { FieldValues } from 'react-hook-form';
import type { SaveAnswer } from '../../domain/accounts/users';
import type { Person } from '../../domain/inbox/inbox';
import type { Unanswered } from '../drafts/draftStore';

/** Keys that a save sends along with the record. */
export type SaveExtras = Record<string, unknown>;

/** How an editor saves. */
export interface SaveIntent {
  /** What was answered by the key or menu entry; without it the form may ask. */
  answer?: SaveAnswer;
  /** Where to go on: in this form, or with the next record of the list. Without it: back to the list. */
  after?: 'stay' | 'next';
  /** A deleted record is brought back, or its content becomes a new record. */
  as?: 'restored' | 'new';
}

/** What somebody else made of the record, or of the inbox item, that the form started from. */
export interface OtherVersion {
  theirs: FieldValues;
  by: Person | null;
  /** When, ISO 8601. */
  at: string;
}

/** One save on its way to the server. */
export interface SaveRequest {
  /** The record as it is sent: checked, with the extras and the version it was read at. */
  values: FieldValues;
  /** What stood in the form, to tell what is typed while the request is under way. */
  typed: FieldValues;
  extras: SaveExtras;
  /** The same for the same content: the server does it once, however often it arrives. */
  key: string;
  /** An earlier request that was never answered: the server may have done it. */
  earlier: Unanswered | null;
}

/** Rules over several fields that the record breaks. */
export interface BrokenRule {
  messages: string[];
  /** The field the first rule names. */
  field: string;
  /** How many other problems there are. */
  others: number;
}

/** What a form can be. */
export type Phase =
  | { kind: 'editing' }
  /** Waits for uploads, then checks the values. With an answer nothing is asked again. */
  | { kind: 'uploading'; answer: SaveExtras | null }
  | { kind: 'invalid' }
  | ({ kind: 'broken' } & BrokenRule)
  /** The values are in order; a question is open. */
  | { kind: 'asking'; values: FieldValues }
  | { kind: 'sending'; request: SaveRequest }
  /** `stays`: the form goes on with the stored record. */
  | { kind: 'saved'; request: SaveRequest; stored: FieldValues; meta: unknown; stays: boolean }
  /** Another version stands in the way; with `other` it is one of an inbox item. */
  | { kind: 'stale'; theirs: FieldValues; other?: OtherVersion }
  /** The record was deleted meanwhile. */
  | { kind: 'gone' }
  /** The server refused, did not answer, or does not know the editor any more. */
  | { kind: 'refused' | 'lost' | 'signedOut'; message: string }
  /** Nothing is left to lose: discarded, deleted, or saved and left. */
  | { kind: 'ended' };

export interface SaveState {
  phase: Phase;
  /** The record as it was read or stored last; without an id it is a new one. */
  base: FieldValues;
  /** What the form holds while nothing is typed: the record, or the record with proposals filled in. */
  start: FieldValues;
  intent: SaveIntent;
  /** Another save was asked for while one is under way in a form that stays open. */
  queued: SaveIntent | null;
  /** What was answered before the last request; merged versions are sent with it. */
  answer: SaveExtras | null;
  /** Sent without an answer so far. Kept with the draft, so that a reload does not create a record twice. */
  unanswered: Unanswered | null;
  /** Somebody wants to leave as soon as the request under way is answered. */
  isLeaving: boolean;
}

export type SaveEvent =
  // What people do.
  | { type: 'save'; intent: SaveIntent }
  | { type: 'saveMerged' }
  | { type: 'answered'; answer: SaveExtras | null }
  | { type: 'dismissed' }
  | { type: 'leave' }
  | { type: 'left' }
  | { type: 'ended' }
  /** A draft was put into the form: it may have been sent already. */
  | { type: 'restored'; unanswered: Unanswered | null }
  // What the browser finds out.
  | { type: 'wrong'; rule?: BrokenRule | undefined }
  | { type: 'right'; values: FieldValues; typed: FieldValues; key: string }
  | { type: 'uploadFailed'; message: string }
  | { type: 'met'; other: OtherVersion }
  | { type: 'merged'; theirs: FieldValues }
  | { type: 'wentOn'; start: FieldValues }
  // What the server answers to the request with this key.
  | ({ key: string } & Answer);

/** What a request comes to. */
export type Answer =
  | { type: 'stored'; stored: FieldValues; meta?: unknown }
  | { type: 'invalid' }
  | { type: 'stale'; theirs: FieldValues }
  | { type: 'gone' }
  /** The version in the way is what this form sent before, without learning of it. */
  | { type: 'ownVersion' }
  /** What the answer was about has changed: the question is asked again. */
  | { type: 'askAgain' }
  | { type: 'metItem'; other: OtherVersion; extras: SaveExtras }
  | { type: 'refused' | 'lost' | 'signedOut'; message: string };

/** The state of a form that has just been opened. */
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
 * The table of states and events. Pure: what a phase does (checking, asking, sending) is in `useSaving`. An event that
 * means nothing in a phase changes nothing, such as a second press of a key or an answer that comes twice.
 */
export function step(state: SaveState, event: SaveEvent): SaveState {
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
    case 'met':
      // A question is answered by it: there is something new to decide about.
      return isUnderWay(phase) && phase.kind !== 'asking' ? state : stale(state, event.other.theirs, event.other);
    case 'merged':
      return isUnderWay(phase)
        ? state
        : { ...state, phase: { kind: 'editing' }, base: event.theirs, start: event.theirs };
    case 'dismissed':
      if (phase.kind === 'broken' && phase.others > 0) return { ...state, phase: { kind: 'invalid' } };
      return ['broken', 'stale', 'gone'].includes(phase.kind) ? { ...state, phase: { kind: 'editing' } } : state;
    case 'wentOn':
      return phase.kind === 'saved' && phase.stays ? goOn(state, phase.stored, event.start) : state;
    default:
      break;
  }
  if (phase.kind === 'uploading') return checked(state, phase.answer, event);
  if (phase.kind === 'asking' && event.type === 'answered')
    // The answer may have changed the form: it is checked once more.
    return event.answer
      ? { ...state, phase: { kind: 'uploading', answer: event.answer } }
      : back(state, { kind: 'editing' });
  if (phase.kind === 'sending' && 'key' in event && event.key === phase.request.key && event.type !== 'right')
    return sent(state, phase.request, event);
  return state;
}

/** From pressing save until the server has answered. */
export const isUnderWay = ({ kind }: Phase): boolean => ['uploading', 'asking', 'sending', 'saved'].includes(kind);

/** While a request is under way that leads elsewhere, nothing can be typed: it would not be in it. */
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
      // The next save takes what is typed meanwhile.
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
      // A creation that may have been made stays in mind until it is known; of a change the last request counts.
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

function sent(state: SaveState, request: SaveRequest, answer: Answer): SaveState {
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

function goOn(state: SaveState, base: FieldValues, start: FieldValues): SaveState {
  const { queued } = state;
  const next: SaveState = { ...state, base, start, queued: null, isLeaving: false, phase: { kind: 'editing' } };
  return queued ? onSave(next, queued) : next;
}
