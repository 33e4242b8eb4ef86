/**
 * Computes in microseconds what Testing Library asks about every element: whether it is visible and enabled. jsdom
 * computes all properties from some 900 rules, again after every change to the document, which took more than half of
 * the component tests' time. Anything that a single rule does not decide is left to jsdom, and so are all other
 * properties.
 */

/** The properties computed here, and whether children inherit them. Dialogs of MUI ask for `overflow-y`. */
const inherited = { display: false, visibility: true, 'pointer-events': true, 'overflow-y': false };
type Property = keyof typeof inherited;
const properties = Object.keys(inherited) as Property[];
const initial = { display: 'inline', visibility: 'visible', 'pointer-events': 'auto', 'overflow-y': 'visible' };
const names: Record<string, string> = { pointerEvents: 'pointer-events', overflowY: 'overflow-y' };

/** The selector of a rule with its value; `null` if only jsdom can decide: `revert`, `!important`, a media query. */
interface Rule {
  selector: string;
  value: string | null;
}

/** The rules of a property: those that require a class, by that class, and all others. */
interface Rules {
  byClass: Map<string, Rule[]>;
  others: Rule[];
}

type GetComputedStyle = typeof window.getComputedStyle;

/**
 * A `getComputedStyle` that finds the result of `compute` quickly where it can. With a second argument it calls
 * `compute`.
 */
export function quickStyle(compute: GetComputedStyle): GetComputedStyle {
  const rulesOf = watchRules();
  const byDefault = defaults(compute);

  /** The element's own value: undefined if it has none, null if jsdom must decide. */
  const declared = (element: Element, property: Property): string | null | undefined => {
    const inline = element.hasAttribute('style') && (element as HTMLElement).style.getPropertyValue(property);
    const { byClass, others } = rulesOf()[property];
    let value: string | null | undefined;
    for (const rules of [others, ...Array.from(element.classList, (name) => byClass.get(name) ?? [])]) {
      for (const rule of rules) {
        if (rule.value === value || !element.matches(rule.selector)) continue;
        // Of two values that both show the element, either will do.
        const isShown = property === 'display' && value !== 'none' && rule.value !== 'none';
        if (rule.value === null || (value !== undefined && !isShown)) return null;
        value = rule.value;
      }
    }
    if (inline) return keywords.test(inline) ? null : inline;
    const own = byDefault(element, property);
    // Style sheets override the browser's defaults, but jsdom lets the more specific selector win.
    return value !== undefined && own === 'none' ? null : (value ?? own);
  };

  const answer = (element: Element, property: Property): string | null => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const value = declared(at, property);
      if (value === 'inherit') continue;
      if (value !== undefined) return value;
      if (!inherited[property]) break;
    }
    return initial[property];
  };

  return (element, pseudoElement) => {
    if (element.ownerDocument !== document || pseudoElement !== undefined) return compute(element, pseudoElement);
    const ask = (property: Property) => answer(element, property) ?? compute(element).getPropertyValue(property);
    const getPropertyValue = (name: string) =>
      name in inherited ? ask(name as Property) : compute(element).getPropertyValue(name);
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_, name) => {
        if (name === 'getPropertyValue') return getPropertyValue;
        const property = names[String(name)] ?? name;
        if (property in inherited) return ask(property as Property);
        const style = compute(element);
        const value: unknown = Reflect.get(style, name);
        return typeof value === 'function' ? value.bind(style) : value;
      },
    });
  };
}

const keywords = /^(initial|unset|revert|revert-layer)$/;

/** The rules of the document, read again when its head or its number of style sheets changes. */
function watchRules(): () => Record<Property, Rules> {
  const observer = new MutationObserver(() => {
    isStale = true;
  });
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  let isStale = true;
  let count = 0;
  let rules: Record<Property, Rules>;
  const known = new WeakMap<CSSStyleSheet, [Property, Rule][]>();
  return () => {
    if (observer.takeRecords().length > 0 || document.styleSheets.length !== count) isStale = true;
    if (!isStale) return rules;
    isStale = false;
    count = document.styleSheets.length;
    rules = Object.fromEntries(properties.map((property) => [property, { byClass: new Map(), others: [] }])) as never;
    for (const sheet of document.styleSheets) {
      let found = known.get(sheet);
      if (!found) known.set(sheet, (found = read(sheet.cssRules)));
      for (const [property, rule] of found) {
        const name = neededClass(rule.selector);
        const { byClass, others } = rules[property];
        if (name === undefined) others.push(rule);
        else byClass.set(name, [...(byClass.get(name) ?? []), rule]);
      }
    }
    return rules;
  };
}

function read(list: CSSRuleList, isConditional = false): [Property, Rule][] {
  return Array.from(list).flatMap((rule): [Property, Rule][] => {
    if (!('selectorText' in rule)) return 'cssRules' in rule ? read(rule.cssRules as CSSRuleList, true) : [];
    const { selectorText, style } = rule as CSSStyleRule;
    // jsdom does not support pseudo-elements.
    if (selectorText.includes('::')) return [];
    return properties.flatMap((property): [Property, Rule][] => {
      const value = style.getPropertyValue(property);
      if (!value) return [];
      const isPlain = !isConditional && !keywords.test(value) && !style.getPropertyPriority(property);
      return [[property, { selector: selectorText, value: isPlain ? value : null }]];
    });
  });
}

/** A class that the selector requires, if it is obvious. */
function neededClass(selector: string): string | undefined {
  const bare = selector.replaceAll(/\[[^\]]*\]/g, '').replaceAll(/\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, '');
  if (/[,()\\]/.test(bare)) return undefined;
  return /\.([\w-]+)[^\s>+~]*$/.exec(bare)?.[1];
}

/** The browser's default for an element, given its name and these attributes, in a document without style sheets. */
function defaults(compute: GetComputedStyle): (element: Element, property: Property) => string | null | undefined {
  const blank = document.implementation.createHTMLDocument();
  const known = new Map<string, Record<Property, string | undefined>>();
  return (element, property) => {
    // The only element whose default depends on its parent.
    if (element.localName === 'summary') return null;
    const attributes = ['hidden', 'open', 'type', 'popover'].filter((name) => element.hasAttribute(name));
    const key = [
      element.namespaceURI,
      element.localName,
      ...attributes.map((name) => `${name}=${element.getAttribute(name)}`),
    ].join(' ');
    let found = known.get(key);
    if (!found) {
      const twin = blank.body.appendChild(blank.createElementNS(element.namespaceURI, element.localName));
      for (const name of attributes) twin.setAttribute(name, element.getAttribute(name) ?? '');
      const style = compute(twin);
      found = Object.fromEntries(
        properties.map((name) => {
          const value = style.getPropertyValue(name);
          return [name, value === initial[name] ? undefined : value];
        }),
      ) as Record<Property, string | undefined>;
      known.set(key, found);
      twin.remove();
    }
    return found[property];
  };
}
