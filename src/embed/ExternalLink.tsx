import type { ReactNode } from 'react';
import { isSafeUrl, withScheme } from '../../domain/values/addresses';

/** A link that editors typed: without a scheme it gets http://, an unsafe one is plain text. */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  if (!isSafeUrl(href)) return <span>{children}</span>;
  return (
    <a href={withScheme(href)} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
