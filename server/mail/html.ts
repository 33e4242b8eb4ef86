/** Escaped markup, created by `html` only. */
class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

export type { Html };

type Value = string | number | Html | readonly Html[];

/**
 * A template for markup: html`<p>${text}</p>`. All text is escaped, even for quoted attributes; only results of `html`
 * are inserted unchanged, so templates cannot forget to escape.
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
