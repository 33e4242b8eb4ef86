const unread = new Set(['script', 'style', 'template']);

/** `source` is the tag as written, without its `>`. */
type Tag = { tag: string; closes: boolean; source: string };

/** Splits HTML into text and tags. Incomplete tags count as text, so that nothing visible is lost. */
export function* htmlParts(html: string): Generator<string | Tag> {
  const endless = new Set<string>();
  let from = 0;
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) {
    const isComment = html.startsWith('<!--', at);
    const end = html.indexOf(isComment ? '-->' : '>', at);
    if (end < 0) break;
    const source = html.slice(at, end);
    const name = isComment ? null : /^<(\/?)([a-z][a-z0-9]*)(?=[\s/]|$)/i.exec(source);
    if (!isComment && !name) continue;
    if (at > from) yield html.slice(from, at);
    from = end + (isComment ? 3 : 1);
    if (!name) {
      at = from - 1;
      continue;
    }
    const tag = (name[2] as string).toLowerCase();
    if (unread.has(tag) && !name[1] && !endless.has(tag)) {
      const rest = endOf(html, tag, from);
      if (rest === undefined) endless.add(tag);
      from = rest ?? from;
    } else {
      yield { tag, closes: name[1] === '/', source };
    }
    at = from - 1;
  }
  if (from < html.length) yield html.slice(from);
}

function endOf(html: string, tag: string, from: number): number | undefined {
  const end = new RegExp(`</${tag}>`, 'gi');
  end.lastIndex = from;
  return end.exec(html) ? end.lastIndex : undefined;
}
