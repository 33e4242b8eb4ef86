/** The text of HTML, paragraph by paragraph, for a plain text field. The parsed page is inert: nothing in it runs or loads. */
export function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replace(/<br\s*\/?>/gi, '\n').replace(/<\/(p|li|h[1-6]|tr|blockquote)>/gi, '$&\n\n'), 'text/html');
  return (body.textContent ?? '').replace(/[ \t]+\n/g, '\n').replace(/\n{3,}/g, '\n\n').trim();
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The HTML of such a text: a blank line begins a paragraph. */
export function asHtml(text: string): string {
  return text.split(/\n{2,}/).map((part) => part.trim()).filter(Boolean).map((part) => `<p>${escaped(part).replaceAll('\n', '<br>')}</p>`).join('');
}
