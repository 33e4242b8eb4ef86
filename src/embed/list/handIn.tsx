import { handInWords } from '../../../domain/submissions/handIn';
import { host } from '../../ui/host';
import type { EmbedNoun } from './noun';

/** Leads from a list to the form with which visitors hand in such records, on a page by itself. */
export const handIn =
  (name: keyof typeof handInWords): NonNullable<EmbedNoun['Above']> =>
  ({ settings: { locale } }) => (
    <p>
      <a
        className="embed-button"
        style={{ display: 'inline-block', textDecoration: 'none' }}
        href={`${host}/forms/${name}?lang=${locale}`}
        target="_blank"
        rel="noopener"
      >
        {handInWords[name][locale]}
      </a>
    </p>
  );
