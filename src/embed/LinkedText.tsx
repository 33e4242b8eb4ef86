import { Fragment } from 'react';
import { ExternalLink } from './ExternalLink';
import { linksIn } from '../../domain/values/linksIn';
import { mailAddress } from '../../domain/values/addresses';

/** Plain text with its e-mail addresses as mail links and its http(s) addresses as links named 'Website'. */
export function LinkedText({ text, website }: { text: string; website: string }) {
  return linksIn(text).map(({ kind, text: part }, index) => {
    if (kind === 'mail')
      return (
        <a key={index} href={mailAddress(part)}>
          {part}
        </a>
      );
    if (kind === 'web')
      return (
        <ExternalLink key={index} href={part}>
          {website}
        </ExternalLink>
      );
    return <Fragment key={index}>{part}</Fragment>;
  });
}
