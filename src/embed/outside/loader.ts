/**
 * The script that host pages load with `<script src=".../embed-projects-latest.js">`. The server prepends its settings
 * as `embed` and wraps everything in a function, so that the page gets one global function and one custom element. It
 * must stay a classic script, so it has no imports.
 */
declare const embed: {
  name: string;
  /** The global function, prefixed with the product: `regioProjects`. */
  functionName: string;
  product: string;
  /** The background of maps. */
  tiles?: object;
  /** Set for a collection; its id is then the argument before the options. */
  isCollection?: true;
  /** URLs on our server, with hashes in their names. */
  module: string;
  /** All modules that it needs immediately. */
  modules: readonly string[];
  style: string;
};

// Makes this file a module for TypeScript; otherwise its names would be global in all scripts.
export {};

type Mount = (
  place: ShadowRoot,
  mounting: { name: string; product: string; options: object; tiles: object | undefined },
) => Promise<() => void>;

const origin = new URL((document.currentScript as HTMLScriptElement).src).origin;
const code = (): Promise<{ mount: Mount }> => {
  // Loads them together, instead of one after another as each imports the next.
  for (const module of embed.modules) void import(/* @vite-ignore */ origin + module);
  return import(/* @vite-ignore */ origin + embed.module);
};

/** The elements that show this embed, in the order of creation; the slot of a removed one is reused. */
const places: HTMLElement[] = [];
function numberOf(element: HTMLElement): number {
  const known = places.indexOf(element);
  const free = places.findIndex((place) => !place.isConnected);
  const number = known >= 0 ? known : free >= 0 ? free : places.length;
  places[number] = element;
  return number + 1;
}

/** Shows the embed in a shadow tree, so that its styles and those of the page do not mix. */
async function show(element: HTMLElement, given: object): Promise<() => void> {
  const options = { ...given, instance: numberOf(element) };
  // Existing pages set their CSS variables on these classes of the outer element.
  element.classList.add(`embed-${embed.name}`, `${embed.product}-${embed.name}`);
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  const style = document.createElement('link');
  style.rel = 'stylesheet';
  style.href = origin + embed.style;
  const styled = new Promise<void>((resolve) => {
    style.onload = style.onerror = () => resolve();
  });
  shadow.replaceChildren(style);
  const [{ mount }] = await Promise.all([code(), styled]);
  return mount(shadow, { name: embed.name, product: embed.product, options, tiles: embed.tiles });
}

Object.assign(window, {
  /** Called by existing pages as `regioProjects('#projects', {locale: 'fr'})`; an element works too. */
  [embed.functionName]: (place: string | HTMLElement, ...rest: unknown[]) => {
    // The function of a collection takes its id before the options.
    const options = embed.isCollection
      ? { ...(rest[1] as object | undefined), collection: rest[0] }
      : ((rest[0] as object | undefined) ?? {});
    const element = typeof place === 'string' ? document.querySelector<HTMLElement>(place) : place;
    if (!element) throw new Error(`${embed.functionName}: nothing on this page matches "${String(place)}".`);
    return show(element, options);
  },
});

const tag = `${embed.product}-${embed.name}`;
if (!customElements.get(tag)) {
  customElements.define(
    tag,
    class extends HTMLElement {
      private end: Promise<() => void> | null = null;
      private given: object = {};

      /**
       * Options that an attribute cannot contain, such as functions. They can be set before the element is defined or
       * attached, and later.
       */
      get options(): object {
        return this.given;
      }

      set options(given: object) {
        this.given = given;
        if (!this.end) return;
        this.disconnectedCallback();
        this.connectedCallback();
      }

      connectedCallback() {
        const early = Object.getOwnPropertyDescriptor(this, 'options')?.value as object | undefined;
        if (early) {
          delete (this as { options?: object }).options;
          this.given = early;
        }
        const { locale, limit, options, collection } = this.attributes as unknown as Record<string, Attr | undefined>;
        this.end = show(this, {
          ...(options && parse(options.value)),
          ...this.given,
          ...(locale && { locale: locale.value }),
          ...(limit && { limit: Number(limit.value) }),
          ...(collection && { collection: Number(collection.value) }),
        });
      }

      disconnectedCallback() {
        void this.end?.then((end) => end());
        this.end = null;
      }
    },
  );
}

function parse(text: string): object {
  try {
    const options: unknown = JSON.parse(text);
    return typeof options === 'object' && options !== null ? options : {};
  } catch {
    throw new Error(`<${tag}>: the attribute "options" must be JSON.`);
  }
}
