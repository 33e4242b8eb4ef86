/** Requests without a response, and their keys. */
const open = new Map<string, string>();

/**
 * The idempotency key for a POST. Equal requests share a key until one gets a response, so that repeating a request
 * whose response was lost returns the original result instead of creating a duplicate. Call `answered` with the status
 * of the response.
 */
export function idempotencyKeyFor(path: string, body: unknown): { key: string; answered: (status: number) => void } {
  const content = `${path}\n${body === undefined ? '' : JSON.stringify(body)}`;
  const key = open.get(content) ?? newKey();
  open.set(content, key);
  return { key, answered: (status) => void (revealsOutcome(status) && open.delete(content)) };
}

/** Whether a response reveals the outcome; a proxy's error page does not. */
export const revealsOutcome = (status: number): boolean => status > 0 && status < 500;

/** A random key; `crypto.randomUUID` exists only on secure origins. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');
}
