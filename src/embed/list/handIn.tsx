import type { Words } from '../../../domain/locales';
import { host } from '../../ui/host';
import type { EmbedType } from './embedType';

/** A link from a list to the form with which visitors submit such records, on a page of its own. */
export const handIn =
  (name: string, title: Words): NonNullable<EmbedType['Above']> =>
  ({ settings: { locale } }) => (
    <p>
      <a
        className="embed-button"
        style={{ display: 'inline-block', textDecoration: 'none' }}
        href={`${host}/forms/${name}?lang=${locale}`}
        target="_blank"
        rel="noopener"
      >
        {title[locale]}
      </a>
    </p>
  );
