import type { ReactNode, MouseEvent } from 'react';
import { isSafeUrl, withScheme } from '../../domain/values/addresses';

/** A link that an editor typed. A missing scheme becomes http://; an unsafe URL is shown as plain text. */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  if (!isSafeUrl(href)) return <span>{children}</span>;
  return (
    <a href={withScheme(href)} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}

/** Whether a click on a link should open a new tab or window, which the browser does. */
export const opensNewTab = ({
  ctrlKey,
  metaKey,
  shiftKey,
  button,
}: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'button'>): boolean =>
  ctrlKey || metaKey || shiftKey || button !== 0;
