/** What was sent and not answered yet, with its keys. */
const open = new Map<string, string>();

/**
 * What makes a POST happen once: the key to send with it, the same for the same as long as nobody knows what came of
 * it. Where the answer got lost, whoever sends it again gets what was made instead of a second one. `answered`: told of
 * the status that came.
 */
export function onceFor(path: string, body: unknown): { key: string; answered: (status: number) => void } {
  const content = `${path}\n${body === undefined ? '' : JSON.stringify(body)}`;
  const key = open.get(content) ?? newKey();
  open.set(content, key);
  return { key, answered: (status) => void (isKnown(status) && open.delete(content)) };
}

/** Whether an answer says what has come of it: a proxy that says nobody answers knows nothing. */
export const isKnown = (status: number): boolean => status > 0 && status < 500;

/** Random, and no key of anybody else's; `crypto.randomUUID` exists on secure origins only. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');
}
