import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Draft } from './draftStore';
import { draftSending, longestMs, quietMs, retryMs } from './sending';

beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2030, 0, 1) }));
afterEach(() => vi.useRealTimers());

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const typed = (session: string, title: string): Draft => ({
  place: 'regio/1/projects/5',
  session,
  at: new Date().toISOString(),
  page: '/projects/5/edit',
  values: { title },
});

/** A server that follows the rules of server/drafts/drafts.ts, behind an unreliable connection. */
function fakeServer() {
  const rows = new Map<string, { at: string; title: unknown }>();
  const line = { isDown: false, there: 10, back: 10, loses: false };
  let requests = 0;
  const carry = async <Answer>(act: () => Answer): Promise<Answer> => {
    const { isDown, there, back, loses } = line;
    requests += 1;
    await new Promise((resolve) => setTimeout(resolve, there));
    if (isDown) throw new Error('down');
    const answer = act();
    await new Promise((resolve) => setTimeout(resolve, back));
    if (loses) throw new Error('lost');
    return answer;
  };
  return {
    line,
    count: () => requests,
    titles: () => Object.fromEntries([...rows].flatMap(([key, { title }]) => (title === null ? [] : [[key, title]]))),
    rows: (): Draft[] =>
      [...rows].flatMap(([session, { at, title }]) => (title === null ? [] : [{ ...typed(session, ''), at }])),
    requests: {
      put: (draft: Draft) => {
        const { session, at } = draft;
        const title = JSON.parse(JSON.stringify(draft.values)).title as unknown;
        return carry(() => {
          const row = rows.get(session);
          const isKept = !row || row.at < at || (row.at === at && row.title !== null);
          if (isKept) rows.set(session, { at, title });
          return isKept;
        });
      },
      end: (session: string, at: string) =>
        carry(() => {
          const row = rows.get(session);
          if (!row || row.at <= at) rows.set(session, { at, title: null });
        }),
      isRefusal: (error: unknown) => (error as Error).message === 'refused',
      isOpenedHere: () => true,
    },
  };
}

function memoryStorage(): Storage {
  const values: Record<string, string> = {};
  return Object.defineProperties(values, {
    getItem: { value: (key: string) => values[key] ?? null },
    setItem: { value: (key: string, value: string) => void (values[key] = value) },
    removeItem: { value: (key: string) => delete values[key] },
  }) as unknown as Storage;
}

describe('what is typed', () => {
  it('is sent after a pause, or after a while of continuous typing', async () => {
    const server = fakeServer();
    const sending = draftSending(server.requests, null);
    sending.write(typed('a', '1'));
    await wait(quietMs - 100);
    sending.write(typed('a', '2'));
    await wait(quietMs - 100);
    expect(server.count()).toBe(0);
    await wait(200);
    expect(server.titles()).toEqual({ a: '2' });
    expect(sending.keptOf('a')).toEqual({
      at: new Date(Date.UTC(2030, 0, 1) + quietMs - 100).toISOString(),
      isOnServer: true,
    });
    for (let ms = 0; ms <= longestMs; ms += 1000) {
      sending.write(typed('a', `${ms}`));
      await wait(1000);
    }
    expect(server.titles().a).not.toBe('2');
  });

  it('is sent as it was then, although typing continues', async () => {
    const server = fakeServer();
    const sending = draftSending(server.requests, null);
    const draft = typed('a', 'davor');
    sending.write(draft);
    draft.values.title = 'danach';
    await wait(quietMs + 50);
    expect(server.titles()).toEqual({ a: 'davor' });
  });

  it('is sent at once when the page is hidden, and only if it is not there yet', async () => {
    const server = fakeServer();
    const sending = draftSending(server.requests, null);
    sending.writeNow(typed('a', '1'));
    await wait(50);
    expect(server.titles()).toEqual({ a: '1' });
    sending.writeNow(typed('a', '1'));
    await wait(quietMs * 2);
    expect(server.count()).toBe(1);
  });

  it('that never reached the server is not ended there', async () => {
    const server = fakeServer();
    const sending = draftSending(server.requests, null);
    sending.write(typed('a', '1'));
    sending.remove('a');
    await wait(retryMs * 2);
    expect(server.count()).toBe(0);
  });

  it('is not sent again if the server refuses it', async () => {
    const server = fakeServer();
    const put = vi.fn(() => Promise.reject(new Error('refused')));
    const sending = draftSending({ ...server.requests, put }, null);
    sending.write(typed('a', '1'));
    await wait(retryMs * 3);
    expect(put).toHaveBeenCalledTimes(1);
    expect(sending.keptOf('a')?.isOnServer).toBe(false);
  });
});

type Act =
  | { type: 'write' | 'hide' | 'end'; session: string }
  | { type: 'wait'; ms: number }
  | { type: 'line'; isDown: boolean; there: number; back: number; loses: boolean }
  | { type: 'reload' };
const session = fc.constantFrom('a', 'b');
const acts = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ type: fc.constantFrom('write' as const, 'hide' as const), session }) },
    { weight: 3, arbitrary: fc.record({ type: fc.constant('end' as const), session }) },
    { weight: 4, arbitrary: fc.record({ type: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 9_000 }) }) },
    {
      weight: 2,
      arbitrary: fc.record({
        type: fc.constant('line' as const),
        isDown: fc.boolean(),
        there: fc.integer({ min: 1, max: 12_000 }),
        back: fc.integer({ min: 1, max: 3_000 }),
        loses: fc.boolean(),
      }),
    },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('reload' as const) }) },
  ),
  { maxLength: 25 },
);

it('despite lost, late or failed requests, the server ends up with the latest draft and no ended one', async () => {
  await fc.assert(
    fc.asyncProperty(acts, async (script) => {
      const server = fakeServer();
      const storage = memoryStorage();
      let pages = 0;
      /** A page; once it is closed, it sends nothing more. */
      const open = () => {
        const never = new Promise<never>(() => undefined);
        let isOpen = true;
        pages += 1;
        const isFirst = pages === 1;
        const { put, end } = server.requests;
        const sending = draftSending(
          {
            put: (draft) => (isOpen ? put(draft) : never),
            end: (one, at) => (isOpen ? end(one, at) : never),
            isRefusal: server.requests.isRefusal,
            isOpenedHere: () => isFirst,
          },
          storage,
        );
        return { ...sending, close: () => (isOpen = false) };
      };
      let sending = open();
      /** The expected drafts; a reloaded page has forgotten what it had not sent. */
      const expected = new Map<string, string | null | undefined>();
      let count = 0;
      for (const act of script as Act[]) {
        await wait(1);
        if (act.type === 'wait') await wait(act.ms);
        else if (act.type === 'line') Object.assign(server.line, act);
        else if (act.type === 'reload') {
          sending.close();
          for (const [key, title] of expected) if (title !== null) expected.set(key, undefined);
          sending = open();
        } else if (act.type === 'end') {
          sending.remove(act.session);
          expected.set(act.session, null);
        } else {
          const title = String((count += 1));
          sending[act.type === 'write' ? 'write' : 'writeNow'](typed(act.session, title));
          expected.set(act.session, title);
        }
      }
      Object.assign(server.line, { isDown: false, there: 1, back: 1, loses: false });
      // Long enough for pending requests, and for two attempts.
      await wait(retryMs * 3);
      // The next form that opens reads what the server has.
      const offered = sending.found(server.rows()).map(({ session: one }) => one);
      const written = [...expected].filter(([, title]) => typeof title === 'string');
      const ended = [...expected].flatMap(([key, title]) => (title === null ? [key] : []));
      expect(server.titles()).toMatchObject(Object.fromEntries(written));
      expect(offered.filter((key) => ended.includes(key))).toEqual([]);
      await wait(retryMs);
      expect(Object.keys(server.titles()).filter((key) => ended.includes(key))).toEqual([]);
      sending.close();
    }),
    { numRuns: 300 },
  );
});
