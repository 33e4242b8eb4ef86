/**
 * Keeps what was used last, by name, as long as all of it fits into so many bytes; what is larger than an eighth of
 * them is not kept.
 */
export class LastUsed<Value, Name = string> {
  readonly #entries = new Map<Name, Value>();
  #bytes = 0;

  constructor(
    private readonly maxBytes: number,
    private readonly sizeOf: (value: Value) => number,
  ) {}

  get(name: Name): Value | undefined {
    const value = this.#entries.get(name);
    if (value !== undefined) {
      // Last in the map is last used.
      this.#entries.delete(name);
      this.#entries.set(name, value);
    }
    return value;
  }

  set(name: Name, value: Value): void {
    this.delete(name);
    if (this.sizeOf(value) > this.maxBytes / 8) return;
    this.#entries.set(name, value);
    this.#bytes += this.sizeOf(value);
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.maxBytes) break;
      this.delete(oldest);
    }
  }

  delete(name: Name): void {
    const value = this.#entries.get(name);
    if (value === undefined) return;
    this.#entries.delete(name);
    this.#bytes -= this.sizeOf(value);
  }

  /** Forgets all of which the condition holds. */
  deleteWhere(isMeant: (value: Value) => boolean): void {
    for (const [name, value] of this.#entries) if (isMeant(value)) this.delete(name);
  }
}
