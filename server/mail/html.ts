/** Markup that is safe as it is: only `html` makes it. */
class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

export type { Html };

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
  if (Array.isArray(value)) return value.map(inserted).join('\n');
  return escaped(String(value));
}

const escaped = (text: string) => text.replace(/[&<>"'`]/g, (character) => `&#${character.charCodeAt(0)};`);
