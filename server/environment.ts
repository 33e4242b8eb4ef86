import { isIP } from 'node:net';

/**
 * Reads typed values from environment variables; empty ones count as absent. Errors are collected and reported
 * together.
 */
export class Environment {
  readonly problems: string[] = [];
  readonly #env: NodeJS.ProcessEnv;

  constructor(env: NodeJS.ProcessEnv) {
    this.#env = env;
  }

  text(name: string): string | null {
    return this.#env[name]?.trim() || null;
  }

  /** The text if it matches; otherwise the fallback, and an error. `expected` completes "… must be". */
  matching(name: string, form: RegExp, fallback: string, expected: string): string {
    const value = this.text(name);
    if (value === null || form.test(value)) return value ?? fallback;
    this.#refuse(name, expected, value);
    return fallback;
  }

  choice<Choice extends string>(name: string, choices: readonly Choice[], fallback: Choice): Choice {
    const value = this.text(name);
    const found = choices.find((choice) => choice === value);
    if (value !== null && !found) this.#refuse(name, `one of ${choices.join(', ')}`, value);
    return found ?? fallback;
  }

  /** Some of the options, separated by commas or spaces. */
  list<Choice extends string>(name: string, choices: readonly Choice[]): Choice[] {
    const given = (this.text(name) ?? '').split(/[\s,]+/).filter(Boolean);
    const unknown = given.find((one) => !choices.some((choice) => choice === one));
    if (unknown !== undefined) this.#refuse(name, `a list of ${choices.join(', ')}`, unknown);
    return choices.filter((choice) => given.includes(choice));
  }

  flag(name: string, fallback: boolean): boolean {
    return this.choice(name, ['true', 'false'], fallback ? 'true' : 'false') === 'true';
  }

  port(name: string, fallback: number): number {
    const value = this.text(name);
    if (value === null) return fallback;
    if (/^\d{1,5}$/.test(value) && Number(value) <= 65_535) return Number(value);
    this.#refuse(name, 'a number from 0 to 65535', value);
    return fallback;
  }

  host(name: string, fallback: string): string {
    const value = this.text(name) ?? fallback;
    if (isIP(value) || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value)) return value;
    this.#refuse(name, 'an IP address or a host name', value);
    return fallback;
  }

  /** A list of addresses, subnets or their names. */
  networks(name: string, fallback: string[]): string[] {
    const value = this.text(name);
    const networks = value?.split(/[\s,]+/).filter(Boolean) ?? fallback;
    if (networks.every(isNetwork)) return networks;
    this.#refuse(name, 'a list of addresses, subnets or loopback, linklocal, uniquelocal', value ?? '');
    return fallback;
  }

  /** A URL with one of the schemes, e.g. `https:`. Errors don't repeat the value, which may contain a password. */
  url(name: string, schemes: readonly string[]): URL | null {
    const value = this.text(name);
    if (value === null) return null;
    const url = URL.canParse(value) ? new URL(value) : null;
    if (url && schemes.includes(url.protocol)) return url;
    this.problems.push(
      `${name} must be an address that begins with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}.`,
    );
    return null;
  }

  /** Reports unknown variables with this prefix, which are probably misspelt. */
  refuseUnknown(beginning: string, known: readonly string[]): void {
    for (const name of Object.keys(this.#env)) {
      if (name.startsWith(beginning) && !known.includes(name))
        this.problems.push(`${name} is not a switch that exists.`);
    }
  }

  #refuse(name: string, expected: string, value: string): void {
    this.problems.push(`${name} must be ${expected}, not "${value}".`);
  }
}

function isNetwork(text: string): boolean {
  const [address = '', length, ...rest] = text.split('/');
  if (rest.length > 0) return false;
  if (length === undefined && ['loopback', 'linklocal', 'uniquelocal'].includes(address)) return true;
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return (
    bits > 0 && (length === undefined || (/^\d{1,3}$/.test(length) && Number(length) >= 1 && Number(length) <= bits))
  );
}
