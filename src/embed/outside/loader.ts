/**
 * What `<script src=".../embed-projects-latest.js">` runs on a page of others. The server puts what it knows in front
 * as `embed` and a function around all of it, so nothing of this reaches the page but one function and one element. No
 * imports: it must stay a classic script.
 */
declare const embed: {
  name: string;
  /** The global function, with the product before it: `regioProjects`. */
  functionName: string;
  product: string;
  /** What lies beneath outlines on maps. */
  tiles?: object;
  /** It shows a collection, whose id comes before the options. */
  isCollection?: true;
  /** Addresses on our server, with hashes in their names. */
  module: string;
  style: string;
};

// Without this its names would be those of every script.
export {};

type Mount = (
  place: ShadowRoot,
  mounting: { name: string; product: string; options: object; tiles: object | undefined },
) => Promise<() => void>;

const origin = new URL((document.currentScript as HTMLScriptElement).src).origin;
const code = (): Promise<{ mount: Mount }> => import(/* @vite-ignore */ origin + embed.module);

/**
 * The elements that show it, in the order in which they were asked for; the place of one that has left the page is free
 * again.
 */
const places: HTMLElement[] = [];
function numberOf(element: HTMLElement): number {
  const known = places.indexOf(element);
  const free = places.findIndex((place) => !place.isConnected);
  const number = known >= 0 ? known : free >= 0 ? free : places.length;
  places[number] = element;
  return number + 1;
}

/** Shows the embed inside an element, where neither its styles nor those of the page reach the other. */
async function show(element: HTMLElement, said: object): Promise<() => void> {
  const options = { ...said, instance: numberOf(element) };
  // Existing pages set the variables on these, which lie within their element today.
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
  /** As existing pages call it: `regioProjects('#projects', {locale: 'fr'})`; an element will do as well. */
  [embed.functionName]: (place: string | HTMLElement, ...rest: unknown[]) => {
    // That of a collection is told which one first.
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
      private said: object = {};

      /**
       * What an attribute cannot say: functions. It may be set before the element is known or stands on the page, and
       * later.
       */
      get options(): object {
        return this.said;
      }

      set options(said: object) {
        this.said = said;
        if (!this.end) return;
        this.disconnectedCallback();
        this.connectedCallback();
      }

      connectedCallback() {
        const early = Object.getOwnPropertyDescriptor(this, 'options')?.value as object | undefined;
        if (early) {
          delete (this as { options?: object }).options;
          this.said = early;
        }
        const { locale, limit, options, collection } = this.attributes as unknown as Record<string, Attr | undefined>;
        this.end = show(this, {
          ...(options && parse(options.value)),
          ...this.said,
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
