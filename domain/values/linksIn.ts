/** A part of a text: words, an email address, or an http(s) URL. */
interface TextPart {
  kind: 'words' | 'mail' | 'web';
  text: string;
}

// A full stop or bracket after a URL or email address belongs to the sentence.
const address = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]'’»])|([^\s@<>()[\],;:"«»]+@[^\s@<>()[\],;:"«»]+\.[a-z]{2,})/gi;

/** Splits a text at its URLs and email addresses. Joining the parts yields the text again. */
export function linksIn(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const found of text.matchAll(address)) {
    if (found.index > end) parts.push({ kind: 'words', text: text.slice(end, found.index) });
    parts.push({ kind: found[1] ? 'web' : 'mail', text: found[0] });
    end = found.index + found[0].length;
  }
  if (end < text.length) parts.push({ kind: 'words', text: text.slice(end) });
  return parts;
}
