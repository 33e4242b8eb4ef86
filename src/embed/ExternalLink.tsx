import type { ReactNode } from 'react';
import { isSafeUrl, withScheme } from '../../domain/values/addresses';

/** A link typed by an editor. A missing scheme becomes http://; an unsafe address is shown as plain text. */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  if (!isSafeUrl(href)) return <span>{children}</span>;
  return (
    <a href={withScheme(href)} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
