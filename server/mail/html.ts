/** Markup that is safe as it is: only `html` makes it. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Value = string | number | Html | readonly Html[];

/**
 * Markup with values in it: html`<p>${text}</p>`. Every text is escaped, within quoted attributes too; only what `html`
 * itself has made goes in as it is. So a template cannot forget to escape.
 */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(parts.reduce((markup, part, index) => markup + inserted(values[index - 1] ?? '') + part));
}

function inserted(value: Value): string {
  if (value instanceof Html) return value.markup;
  if (typeof value === 'object') return value.map(({ markup }) => markup).join('\n');
  return escaped(String(value));
}

const escaped = (text: string) => text.replace(/[&<>"'`]/g, (character) => `&#${character.charCodeAt(0)};`);
