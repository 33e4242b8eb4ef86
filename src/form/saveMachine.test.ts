import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isLocked,
  opened,
  transition,
  type SaveResult,
  type Phase,
  type SaveEvent,
  type SaveExtras,
  type SaveIntent,
  type SaveRequest,
  type SaveState,
} from './saveMachine';

const record = { id: 5, title: 'Seilbahn', _version: '"1"' };
const right = (key: string, typed: Record<string, unknown> = record): SaveEvent => ({
  type: 'right',
  values: { title: typed.title },
  typed,
  key,
});
const after = (...events: SaveEvent[]) => events.reduce(transition, opened(record, record));
const sending = (intent: SaveIntent = {}) =>
  after({ type: 'save', intent }, right('k'), { type: 'answered', answer: { merge: true } }, right('k'));

describe('a save', () => {
  it('waits for uploads, validates, asks, validates again, sends and is done', () => {
    const kinds = [
      after({ type: 'save', intent: {} }),
      after({ type: 'save', intent: {} }, right('k')),
      after({ type: 'save', intent: {} }, right('k'), { type: 'answered', answer: {} }),
      sending(),
      transition(sending(), { key: 'k', type: 'stored', stored: record }),
    ].map(({ phase }) => phase.kind);
    expect(kinds).toEqual(['uploading', 'asking', 'uploading', 'sending', 'saved']);
  });

  it('sends validated values and the answer, against the version read', () => {
    expect(sending().phase).toMatchObject({
      request: { values: { title: 'Seilbahn', merge: true, _version: '"1"' }, extras: { merge: true } },
    });
  });

  it.each<[SaveResult, Phase['kind']]>([
    [{ type: 'invalid' }, 'invalid'],
    [{ type: 'stale', theirs: record }, 'stale'],
    [{ type: 'gone' }, 'gone'],
    [{ type: 'ownVersion' }, 'uploading'],
    [{ type: 'askAgain' }, 'uploading'],
    [{ type: 'metItem', other: { theirs: record, by: null, at: '' }, extras: {} }, 'stale'],
    [{ type: 'refused', message: 'Nein' }, 'refused'],
    [{ type: 'lost', message: 'Weg' }, 'lost'],
    [{ type: 'signedOut', message: 'Abgemeldet' }, 'signedOut'],
  ])('that the server answers with %o becomes %s', (answer, kind) => {
    expect(transition(sending(), { key: 'k', ...answer }).phase.kind).toBe(kind);
  });

  it('without an answer is sent again with the same key, and other content with another key', () => {
    const lost = transition(sending(), { key: 'k', type: 'lost', message: 'Weg' });
    const again = [{ type: 'save', intent: {} }, right('n'), { type: 'answered', answer: { merge: true } }] as const;
    const requestOf = (last: SaveEvent) =>
      ([...again, last].reduce<SaveState>(transition, lost).phase as { request: SaveRequest }).request;
    expect(requestOf(right('n')).key).toBe('k');
    const other = requestOf(right('n', { ...record, title: 'Sesselbahn' }));
    expect([other.key, other.earlier?.key]).toEqual(['n', 'k']);
  });

  it('remembers a possible creation until its outcome is known', () => {
    const create = (state: SaveState, key: string, title: string) =>
      [
        { type: 'save', intent: {} } as const,
        right(key, { title }),
        { type: 'answered', answer: {} } as const,
        right(key, { title }),
        { key, type: 'lost', message: '' } as const,
      ].reduce(transition, state);
    const twice = create(create(opened({}, {}), 'a', 'eins'), 'b', 'zwei');
    expect(twice.unanswered?.key).toBe('a');
  });

  it('that leaves the form locks it; one that stays does not, and queues the next one', () => {
    expect([isLocked(sending()), isLocked(sending({ after: 'stay' }))]).toEqual([true, false]);
    const queued = transition(sending({ after: 'stay' }), { type: 'save', intent: { after: 'next' } });
    const saved = transition(queued, { key: 'k', type: 'stored', stored: { ...record, _version: '"2"' } });
    const next = transition(saved, { type: 'continued', start: record });
    expect(next).toMatchObject({ phase: { kind: 'uploading' }, intent: { after: 'next' }, base: { _version: '"2"' } });
  });

  it('ignores the response to another request', () => {
    expect(transition(sending(), { key: 'before', type: 'stored', stored: record })).toEqual(sending());
  });

  it('requested twice is one save', () => {
    expect(transition(sending(), { type: 'save', intent: { after: 'next' } })).toEqual(sending());
  });
});

/** An event caused by the user, the browser, the server or a colleague, in any order. */
interface Move {
  move:
    | 'type'
    | 'save'
    | 'check'
    | 'answer'
    | 'arrive'
    | 'arriveUnheard'
    | 'oldAnswer'
    | 'colleague'
    | 'merge'
    | 'dismiss'
    | 'leave'
    | 'discard'
    | 'closeTab';
  /** Whether the check, the request or the merge succeeds. */
  yes: boolean;
  status: number;
  after: SaveIntent['after'] | null;
}
const often = <Value>(value: Value, ...others: Value[]) => fc.constantFrom(value, value, value, ...others);
const moves: fc.Arbitrary<Move[]> = fc.array(
  fc.record({
    move: fc.oneof(
      { weight: 40, arbitrary: fc.constantFrom<Move['move'][]>('type', 'save', 'check', 'check', 'answer', 'arrive') },
      {
        weight: 10,
        arbitrary: fc.constantFrom<Move['move'][]>(
          'arriveUnheard',
          'oldAnswer',
          'merge',
          'colleague',
          'dismiss',
          'leave',
        ),
      },
      { weight: 1, arbitrary: fc.constantFrom<Move['move'][]>('discard', 'closeTab') },
    ),
    yes: often(true, false),
    status: often(200, 401, 404, 422, 503),
    after: fc.constantFrom<(SaveIntent['after'] | null)[]>(null, 'stay', 'next'),
  }),
  { minLength: 20, maxLength: 60, size: 'max' },
);

/**
 * A form with one text, a server and a draft around the machine. It does what `useSaving` does in each phase. Every
 * letter is typed once, so that a lost one can be identified.
 */
function play(all: readonly Move[]) {
  let state = opened({ id: 5, title: '', _version: 0 }, { id: 5, title: '', _version: 0 });
  let form = { title: '', version: 0 };
  let draft = '';
  const server = { title: '', version: 0, colleague: '' };
  let typed = '';
  let given = '';
  const pressed = { saves: 0, sends: 0, resends: 0 };
  let last: { key: string } & SaveResult;
  let keys = 0;
  const decided: SaveExtras[] = [];
  const lettersOf = (...texts: string[]) => new Set(texts.join('').split(''));

  const dispatch = (event: SaveEvent) => {
    const before = state.phase;
    state = transition(state, event);
    const { phase } = state;
    if (phase === before) return;
    if (phase.kind === 'sending') {
      pressed.sends += 1;
      draft = form.title;
    }
    if (phase.kind === 'saved') {
      const sentTitle = String(phase.request.typed.title);
      if (phase.stays) {
        form = { ...form, version: Number(phase.stored._version) };
        dispatch({ type: 'continued', start: { ...phase.stored, title: sentTitle } });
      } else {
        draft = '';
      }
    }
  };
  const deliver = (status: number) => {
    if (state.phase.kind !== 'sending') return undefined;
    const { request } = state.phase;
    const isSame = request.values._version === server.version;
    const answer = (): SaveResult => {
      if (status === 401) return { type: 'signedOut', message: '' };
      if (status === 404) return { type: 'gone' };
      if (status === 422) return { type: 'invalid' };
      if (status === 503) return { type: 'lost', message: '' };
      if (!isSame && server.title === request.values.title)
        return { type: 'stored', stored: { id: 5, title: server.title, _version: server.version } };
      if (!isSame && request.earlier && server.title === request.earlier.values.title) {
        form.version = server.version;
        return { type: 'ownVersion' };
      }
      if (!isSame) return { type: 'stale', theirs: { id: 5, title: server.title, _version: server.version } };
      server.title = String(request.values.title);
      server.version += 1;
      return { type: 'stored', stored: { id: 5, title: server.title, _version: server.version } };
    };
    last = { key: request.key, ...answer() };
    return last;
  };
  const isOpen = () => state.phase.kind !== 'ended' && !(state.phase.kind === 'saved' && !state.phase.stays);

  for (const one of all) {
    if (!isOpen()) break;
    switch (one.move) {
      case 'type':
        // A locked form does not accept keystrokes.
        if (isLocked(state)) break;
        typed += String.fromCodePoint(0x4e00 + typed.length);
        form.title += typed.slice(-1);
        break;
      case 'save':
        pressed.saves += 1;
        dispatch({ type: 'save', intent: one.after ? { after: one.after } : {} });
        break;
      case 'check':
        if (state.phase.kind !== 'uploading') break;
        keys += 1;
        dispatch(
          one.yes
            ? {
                type: 'right',
                values: { title: form.title },
                typed: { title: form.title, _version: form.version },
                key: `k${keys}`,
              }
            : { type: 'wrong' },
        );
        break;
      case 'answer': {
        if (state.phase.kind !== 'asking') break;
        const answer = one.yes ? { decision: decided.length } : null;
        if (answer) decided.push(answer);
        dispatch({ type: 'answered', answer });
        break;
      }
      case 'arrive': {
        const answer = deliver(one.status);
        if (answer?.type === 'ownVersion') pressed.resends += 1;
        if (answer) dispatch(answer);
        break;
      }
      case 'arriveUnheard': {
        // The server has saved, but the response is lost.
        const answer = deliver(one.status);
        if (answer) dispatch({ key: answer.key, type: 'lost', message: '' });
        break;
      }
      case 'oldAnswer':
        // A response that arrives late or twice.
        if (last! && !(state.phase.kind === 'sending' && state.phase.request.key === last.key)) dispatch(last);
        break;
      case 'colleague':
        server.version += 1;
        server.colleague += 'x';
        break;
      case 'merge':
        if (state.phase.kind !== 'stale') break;
        form.version = Number(state.phase.theirs._version);
        dispatch({ type: 'merged', theirs: state.phase.theirs });
        if (one.yes) {
          pressed.saves += 1;
          dispatch({ type: 'saveMerged' });
        }
        break;
      case 'dismiss':
        dispatch({ type: 'dismissed' });
        break;
      case 'leave':
        dispatch({ type: 'leave' });
        break;
      case 'discard':
        given = form.title;
        draft = '';
        dispatch({ type: 'ended' });
        break;
      default:
        // The tab is closed: `useDrafts` writes the draft immediately.
        draft = isOpen() ? form.title : draft;
        form = { ...form, title: '' };
        return { lost: lettersLost(), pressed, decided, state };
    }
    expect(lettersLost(), JSON.stringify(one)).toEqual([]);
    expect(pressed.sends).toBeLessThanOrEqual(pressed.saves + pressed.resends);
    // An editor has decided on everything that is sent.
    const sent = state.phase.kind === 'sending' ? [state.phase.request.extras] : [];
    expect(decided).toEqual(expect.arrayContaining(sent));
  }
  return { lost: lettersLost(), pressed, decided, state };

  function lettersLost(): string[] {
    const kept = lettersOf(isOpen() ? form.title : '', draft, server.title, given);
    return [...typed].filter((letter) => !kept.has(letter));
  }
}

describe("in any order of keys, answers, colleagues' saves and closed tabs", () => {
  it('loses no typed character, and sends nothing unrequested', () => {
    fc.assert(
      fc.property(moves, (all) => {
        expect(play(all).lost).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it('sends nothing during an undecided conflict', () => {
    fc.assert(
      fc.property(moves, fc.constantFrom('check', 'arrive', 'oldAnswer'), (all, move) => {
        const { state } = play(all);
        if (state.phase.kind !== 'stale') return;
        const event: SaveEvent = move === 'check' ? right('x') : { key: 'x', type: 'stored', stored: record };
        expect(transition(state, event)).toBe(state);
      }),
    );
  });

  it('ignores every event once the form has ended', () => {
    fc.assert(
      fc.property(moves, (all) => {
        const { state } = play(all);
        const ended = transition(state, { type: 'ended' });
        for (const event of [{ type: 'save', intent: {} }, right('x'), { type: 'dismissed' }] as SaveEvent[])
          expect(transition(ended, event)).toBe(ended);
      }),
    );
  });
});
