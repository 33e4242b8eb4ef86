import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { signIn } from '../tests/support/client';
import { openLive } from '../tests/support/liveStream';

/**
 * Measures the processor time that open live streams cost a running demo server: `npx tsx bench/live.ts
 * http://127.0.0.1:3000 PID [streams] [seconds]`. It measures the same work without and with the streams: one save and
 * five moves between fields per second, and one report of presence every 45 s for each stream.
 */
const [address = '', pid = '', streams = '200', seconds = '60'] = process.argv.slice(2);
const accounts = ['super', 'admin', 'editor'];

/** The processor time that the server has used so far, in seconds. */
const used = (): number => {
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const fields = rest.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
};

const people = await Promise.all(accounts.map((name) => signIn(address, `${name}@example.org`)));
// An account may have 30 streams, and a demo has three editors; each stream has a session of its own anyway.
const one = people[0]!;
const { data: project } = await one.call<{ id: number }>('POST', '/projects', { title: 'Messung' });

async function work(open: number): Promise<number> {
  const before = used();
  const end = Date.now() + Number(seconds) * 1000;
  for (let n = 0; Date.now() < end; n += 1) {
    const next = Date.now() + 200;
    const person = people[n % people.length]!;
    await person.call('POST', '/presence', { resource: 'projects', id: project.id, field: `links.${n}` });
    if (n % 5 === 0) await one.call('PUT', `/projects/${project.id}`, { title: `Messung ${n}` });
    // Sends the reports of the other pages.
    for (let beat = 0; beat < open / 45 / 5; beat += 1)
      await person.call('POST', '/presence', { resource: 'projects', id: 1 + ((n * 7 + beat) % 300) });
    await wait(Math.max(0, next - Date.now()));
  }
  return (used() - before) / Number(seconds);
}

const without = await work(0);
const live = await Promise.all(
  Array.from({ length: Number(streams) }, (_, n) => openLive(address, people[n % people.length]!.cookie)),
);
await wait(2_000);
const open = live.filter(({ status }) => status === 200);
const heard = () => open.reduce((sum, { events }) => sum + events.length, 0);
const [before, withStreams] = [heard(), await work(open.length)];
for (const { close } of live) close();
const share = (part: number) => `${(100 * part).toFixed(1)} %`;
console.log(
  `${open.length} streams, ${Math.round((heard() - before) / Number(seconds))} events a second: ` +
    `${share(withStreams)} of a core, ${share(without)} without them: ${share(withStreams - without)} for the streams`,
);
await one.call('DELETE', `/projects/${project.id}`);
process.exit();
