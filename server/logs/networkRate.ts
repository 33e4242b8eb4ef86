import { networkOf } from '../accounts/loginThrottle';

/** So much at once, and so much a second from then on: an office behind one address looks at things at the same time. */
const [most, perSecond] = [60, 2];
/** Where more networks come than this, all begin anew: what is kept of them must stay small. */
const mostNetworks = 10_000;

/** How much each network may tell, in the memory of this process alone: nobody's address is written anywhere. */
export class NetworkRate {
  readonly #left = new Map<string, { count: number; at: number }>();

  /** Whether the network of an address may tell one thing more. In: `now` in milliseconds, of any clock. */
  admits(ip: string, now = performance.now()): boolean {
    const network = networkOf(ip);
    const { count, at } = this.#left.get(network) ?? { count: most, at: now };
    const left = Math.min(most, count + ((now - at) / 1_000) * perSecond);
    if (left < 1) return false;
    if (this.#left.size >= mostNetworks) this.#left.clear();
    this.#left.set(network, { count: left - 1, at: now });
    return true;
  }
}
