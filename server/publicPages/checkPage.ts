import { Parser } from 'htmlparser2';
import { allEmbeds } from '../../domain/embeds/allEmbeds';
import { isReadOption } from '../../domain/embeds/embedFunctions';
import { embedLocales, functionNameOf, type Embed } from '../../domain/embeds/embeds';
import { feedbackEmbed } from '../../domain/embeds/feedbackEmbed';
import { searchEmbed } from '../../domain/embeds/searchEmbed';
import type { CheckedPage, FoundSnippet } from '../../domain/embeds/checkedPage';
import { allForms } from '../../domain/submissions/allForms';

const retired = 'regions-wirkungsmessung';
const groups = ['history', 'middleware', 'templateHooks', 'eventInterceptors'];
const frameless = 'Rahmen haben keine Optionen; Sprache und Liste stehen in der Adresse.';

/** Names of everything that can be embedded. */
const names = [
  ...allEmbeds.map(({ name }) => name),
  ...[...allForms, feedbackEmbed, searchEmbed].map((one) => one.embed),
];

/**
 * Finds our snippets in a page: scripts, elements and frames, with their options.
 * @param product the prefix of functions and elements: `regio`
 */
export function checkPage(page: string, product: string): CheckedPage {
  const scripts = new Set<string>();
  const code: string[] = [];
  const snippets: FoundSnippet[] = [];
  const notes: string[] = [];
  let inside: 'script' | 'style' | null = null;
  let styles = '';
  const parser = new Parser({
    onopentag(tag, attributes) {
      inside = tag === 'script' || tag === 'style' ? tag : inside;
      const source = attributes.src ?? '';
      const script = /\/embed\/([\w-]+)-latest\/embed-\1-latest\.js/.exec(source)?.[1];
      if (tag === 'script' && script !== undefined) scripts.add(script);
      if (tag === 'iframe') {
        const [, name = ''] = /\/embed\/iframe\/([\w-]+?)(?:\/\d+)?-(?:de|fr|it)\.html/.exec(source) ?? [];
        if (names.includes(name)) snippets.push({ name, way: 'frame', options: [], notes: [frameless] });
      }
      const element = tag.startsWith(`${product}-`) ? tag.slice(product.length + 1) : '';
      if (names.includes(element))
        snippets.push(snippetOf(element, 'element', { ...attributes, ...keysOf(attributes.options ?? '') }));
    },
    ontext(text) {
      if (inside === 'script') code.push(text);
      if (inside === 'style') styles += text;
    },
    onclosetag(tag) {
      if (tag === inside) inside = null;
    },
  });
  parser.end(page);
  // Comments are no calls; a URL's slashes follow a colon.
  const source = code.join('').replace(/\/\*[^]*?\*\/|(^|\s)\/\/[^\n]*/g, '$1');
  for (const name of names) {
    const call = new RegExp(`\\b${product}${functionNameOf(name)}\\s*\\(`, 'g');
    for (const { index, 0: text } of source.matchAll(call))
      snippets.push(snippetOf(name, 'function', keysOf(optionsAt(source, index + text.length))));
    if (scripts.has(name) && !snippets.some((one) => one.name === name))
      notes.push(`Das Script von «${name}» wird geladen, aber nicht aufgerufen.`);
  }
  for (const snippet of snippets) {
    if (snippet.way !== 'frame' && !scripts.has(snippet.name))
      snippet.notes.push('Das Script dazu steht nicht in dieser Seite; vielleicht lädt es ein anderes.');
    if (snippets.filter(({ name, way }) => name === snippet.name && way !== 'frame').length > 1)
      snippet.notes.push(
        'Mehrmals auf der Seite: Jede Liste ist unabhängig, die zweite schreibt «2-» vor ihre Parameter.',
      );
  }
  if (scripts.has(retired))
    notes.push('Die Liste «regions-wirkungsmessung» gibt es nicht mehr: Entfernen Sie ihr Script.');
  if (new RegExp(`\\.(${product}|embed)-[\\w-]+[^{]*[ >.#][^{]*\\{`).test(styles))
    notes.push(
      'Eigene Styles für das Innere der Listen wirken nicht mehr, denn jede steht in einem Schattenbaum. Es ' +
        'bleiben die CSS-Variablen und «::part».',
    );
  if (snippets.length === 0 && notes.length === 0) notes.push('Auf dieser Seite ist keine unserer Listen.');
  return { snippets, notes };
}

function snippetOf(name: string, way: FoundSnippet['way'], given: Record<string, unknown>): FoundSnippet {
  const embed = allEmbeds.find((one) => one.name === name);
  const options = Object.keys(given)
    .filter((option) => way === 'function' || !['id', 'class', 'style', 'options'].includes(option))
    .map((option) => ({ name: option, isRead: isKnown(embed, option) }));
  const notes = options
    .filter(({ isRead }) => !isRead)
    .map((option) =>
      option.name === 'mapboxApiToken'
        ? '«mapboxApiToken» wird nicht gebraucht: Unsere Karten brauchen kein Konto.'
        : `«${option.name}» wird nicht gelesen.`,
    );
  const locale = given.locale;
  if (typeof locale === 'string' && !embedLocales.some((known) => known === locale))
    notes.push(`Die Sprache «${locale}» gibt es nicht; die Liste ist deutsch.`);
  if (embed && !Object.hasOwn(given, 'history'))
    notes.push('Ohne «history» liest und schreibt die Liste die Adresse der Seite nicht.');
  return { name, way, options, notes };
}

const isKnown = (embed: Embed | undefined, option: string) =>
  embed ? isReadOption(embed, option) : ['locale', 'disableTelemetry', 'history'].includes(option);

/** The text of the object literal among a call's arguments; '' if there is none. */
function optionsAt(source: string, start: number): string {
  const open = source.indexOf('{', start);
  const end = source.indexOf(')', start);
  return open < 0 || (end >= 0 && end < open) ? '' : source.slice(open, open + 20_000);
}

/**
 * The keys of an object literal, with those of known groups within (`history.mode`), and its short texts. Reads no
 * further than the closing bracket, and never runs anything.
 */
function keysOf(source: string): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  const path: (string | null)[] = [];
  let key = '';
  const comment = /\/\/[^\n]*|\/\*[^]*?\*\//;
  const text = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/;
  const tokens = new RegExp(`${comment.source}|(?<text>${text.source})|(?<word>[\\w$]+)|(?<sign>[{}[\\](),:])`, 'g');
  let before = '';
  let isKey = true;
  for (const { groups: part } of source.matchAll(tokens)) {
    const { text, word, sign } = part as Record<string, string | undefined>;
    if (sign === '{' || sign === '[' || sign === '(') {
      path.push(sign === '{' ? key : null);
      isKey = sign === '{';
      before = '';
    } else if (sign === '}' || sign === ']' || sign === ')') {
      path.pop();
      if (path.length === 0) break;
      isKey = false;
    } else if (sign === ',') {
      if (isKey && before) note(before, true);
      isKey = path.at(-1) !== null;
      before = '';
    } else if (sign === ':' && isKey) {
      note(before, true);
      key = before;
      isKey = false;
    } else if (text !== undefined || word !== undefined) {
      const value = text?.slice(1, -1) ?? word ?? '';
      if (isKey) before = value;
      else if (path.length === 1 && text !== undefined && found[key] === true) found[key] = value;
    }
  }
  return found;

  function note(name: string, value: unknown): void {
    if (path.length === 1) found[name] = value;
    else if (path.length === 2 && groups.includes(path[1] ?? '')) found[`${path[1]}.${name}`] = value;
  }
}
