import type { LiveEvent } from '../../domain/live';

/** An open live channel as in a browser, with the events received so far. */
export async function openLive(address: string, cookie: string) {
  const stop = new AbortController();
  const response = await fetch(`${address}/api/v1/live`, {
    headers: { cookie, accept: 'text/event-stream' },
    signal: stop.signal,
  });
  const events: LiveEvent[] = [];
  let rest = '';
  const read = async () => {
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      const texts = (rest + chunk).split('\n\n');
      rest = texts.pop() ?? '';
      events.push(...texts.map((text) => JSON.parse(text.replace(/^data: /, '')) as LiveEvent));
    }
  };
  return {
    status: response.status,
    events,
    /** Settles when either side has ended the stream. */
    ended: read().catch(() => undefined),
    close: () => stop.abort(),
  };
}
