import { expect, it } from 'vitest';
import { createQueue } from './queue';

it('runs a few at once and the others in order, and turns away those who would wait too long', async () => {
  const inTurn = createQueue({ parallel: 2, maxWaiting: 3, busy: 'Zu viele.' });
  let [running, most] = [0, 0];
  const work = async (fails: boolean) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    if (fails) throw new Error('kaputt');
    return 'da';
  };
  const all = await Promise.allSettled(
    [false, true, false, true, false, false].map((fails) => inTurn(() => work(fails))),
  );
  expect(
    all.map(({ status, ...rest }) => ('value' in rest ? rest.value : String((rest as PromiseRejectedResult).reason))),
  ).toEqual(['da', 'Error: kaputt', 'da', 'Error: kaputt', 'da', expect.stringContaining('Zu viele.')]);
  expect(most).toBe(2);
  // A failing task frees its slot.
  expect(await inTurn(() => work(false))).toBe('da');
});
