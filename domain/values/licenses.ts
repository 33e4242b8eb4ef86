import type { ContentLocale } from '../locales';

type InEveryLanguage = Readonly<Record<ContentLocale, string>>;

/** A licence for publications. */
interface License {
  id: string;
  name: InEveryLanguage;
  /** The URL of its text; '' for `ownLicense`. */
  url: InEveryLanguage;
  /** Its terms in one line. */
  attribution: InEveryLanguage;
}

/** A licence that the publication itself describes: name, URL and terms. */
export const ownLicense = 'Other';

const terms = {
  none: {
    de: 'Keine Namensnennung nötig',
    fr: 'Sans mention de la source',
    it: 'Nessuna attribuzione necessaria',
    en: 'No attribution required',
  },
  by: { de: 'Namensnennung', fr: 'Attribution', it: 'Attribuzione', en: 'Attribution' },
  bySa: {
    de: 'Namensnennung, Weitergabe unter gleichen Bedingungen',
    fr: 'Attribution, partage dans les mêmes conditions',
    it: 'Attribuzione, condivisione allo stesso modo',
    en: 'Attribution, share alike',
  },
  byNd: {
    de: 'Namensnennung, keine Bearbeitungen',
    fr: 'Attribution, pas de modification',
    it: 'Attribuzione, non opere derivate',
    en: 'Attribution, no derivatives',
  },
  byNc: {
    de: 'Namensnennung, nicht kommerziell',
    fr: 'Attribution, pas d’utilisation commerciale',
    it: 'Attribuzione, non commerciale',
    en: 'Attribution, non-commercial',
  },
  byNcSa: {
    de: 'Namensnennung, nicht kommerziell, Weitergabe unter gleichen Bedingungen',
    fr: 'Attribution, pas d’utilisation commerciale, partage dans les mêmes conditions',
    it: 'Attribuzione, non commerciale, condivisione allo stesso modo',
    en: 'Attribution, non-commercial, share alike',
  },
  byNcNd: {
    de: 'Namensnennung, nicht kommerziell, keine Bearbeitungen',
    fr: 'Attribution, pas d’utilisation commerciale, pas de modification',
    it: 'Attribuzione, non commerciale, non opere derivate',
    en: 'Attribution, non-commercial, no derivatives',
  },
  own: {
    de: 'Siehe Nutzungsbedingungen',
    fr: 'Voir les conditions d’utilisation',
    it: 'Vedi le condizioni d’uso',
    en: 'See terms of use',
  },
} satisfies Record<string, InEveryLanguage>;

const everywhere = (text: string): InEveryLanguage => ({ de: text, fr: text, it: text, en: text });
const license = (id: string, name: string, url: string, attribution: InEveryLanguage): License => ({
  id,
  name: everywhere(name),
  url: everywhere(url),
  attribution,
});

/** A Creative Commons licence; its page exists in every language. */
function creativeCommons(id: string, name: string, path: string, attribution: InEveryLanguage): License {
  const page = (locale: ContentLocale) => `https://creativecommons.org/${path}/deed.${locale}`;
  return {
    id,
    name: everywhere(name),
    url: { de: page('de'), fr: page('fr'), it: page('it'), en: page('en') },
    attribution,
  };
}

/** All licences, in the order of the choice. */
export const licenses: readonly License[] = [
  creativeCommons('CC0', 'CC0 1.0', 'publicdomain/zero/1.0', terms.none),
  creativeCommons('CC BY', 'CC BY 4.0', 'licenses/by/4.0', terms.by),
  creativeCommons('CC BY-SA', 'CC BY-SA 4.0', 'licenses/by-sa/4.0', terms.bySa),
  creativeCommons('CC BY-ND', 'CC BY-ND 4.0', 'licenses/by-nd/4.0', terms.byNd),
  creativeCommons('CC BY-NC', 'CC BY-NC 4.0', 'licenses/by-nc/4.0', terms.byNc),
  creativeCommons('CC BY-NC-SA', 'CC BY-NC-SA 4.0', 'licenses/by-nc-sa/4.0', terms.byNcSa),
  creativeCommons('CC BY-NC-ND', 'CC BY-NC-ND 4.0', 'licenses/by-nc-nd/4.0', terms.byNcNd),
  license('ODC-BY', 'ODC-BY 1.0', 'https://opendatacommons.org/licenses/by/1-0/', terms.by),
  license('ODC-ODbL', 'ODC-ODbL 1.0', 'https://opendatacommons.org/licenses/odbl/1-0/', terms.bySa),
  license('ODC-PDDL', 'ODC-PDDL 1.0', 'https://opendatacommons.org/licenses/pddl/1-0/', terms.none),
  license('DL-DE-Zero', 'DL-DE Zero 2.0', 'https://www.govdata.de/dl-de/zero-2-0', terms.none),
  license('DL-DE-BY', 'DL-DE BY 2.0', 'https://www.govdata.de/dl-de/by-2-0', terms.by),
  license(
    'OGLv3',
    'Open Government Licence 3.0 (UK)',
    'https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/',
    terms.by,
  ),
  license(
    'Etalab',
    'Licence Ouverte 2.0 (Etalab)',
    'https://www.etalab.gouv.fr/licence-ouverte-open-licence/',
    terms.by,
  ),
  license('NLOD', 'Norwegian Licence for Open Government Data 2.0', 'https://data.norge.no/nlod/en/2.0', terms.by),
  {
    id: ownLicense,
    name: { de: 'Andere', fr: 'Autre', it: 'Altra', en: 'Other' },
    url: everywhere(''),
    attribution: terms.own,
  },
];

export const licenseNamed = (id: unknown): License | undefined => licenses.find((one) => one.id === id);
