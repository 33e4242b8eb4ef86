import { linksIn } from '../../domain/values/linksIn';
import { mailAddress } from '../../domain/values/addresses';

/**
 * `LinkedText` for HTML: addresses in its text become links, existing links stay. Parsing runs no script; sanitise
 * the result. Without a DOM, as on the server, the text stays as it is.
 */
export function linkedHtml(html: string, website: string): string {
  if (typeof DOMParser === 'undefined') return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (!walker.currentNode.parentElement?.closest('a')) texts.push(walker.currentNode as Text);
  for (const node of texts) {
    const parts = linksIn(node.data);
    if (parts.every(({ kind }) => kind === 'words')) continue;
    node.replaceWith(
      ...parts.map(({ kind, text }) => {
        if (kind === 'words') return text;
        const link = document.createElement('a');
        link.href = kind === 'mail' ? (mailAddress(text) ?? '') : text;
        link.textContent = kind === 'mail' ? text : website;
        return link;
      }),
    );
  }
  return body.innerHTML;
}
