import { supportTexts } from './texts';
import { fill, type Language, type Phrase } from './projects/phrase';
import { labelled, derived } from './generating/derived';
import { noUploads, type DemoUploads } from './files/uploads';
import type { Generate } from './generating/generate';

const { programmes, regions, texts } = supportTexts;

const paragraph = (text: string) => (text === '' ? '' : `<p>${text}</p>`);
const ids = (...chosen: number[]) => [...new Set(chosen)].map((id) => ({ id }));

/** Regional programmes, each with a different name. */
const programme = (id: number) => programmes[(id - 1) % programmes.length] as (typeof programmes)[number];
const region = (id: number) =>
  regions[Math.floor((id - 1) / programmes.length) % regions.length] as (typeof regions)[number];
const say = (phrase: Phrase, language: Language) => fill(phrase, language, {});
const items = (phrases: readonly Phrase[], language: Language) =>
  `<ul>${phrases.map((text) => `<li>${say(text, language)}</li>`).join('')}</ul>`;

/**
 * The demo's 60 supports, in order: some apply in all cantons, some expire, and some have no logo or no German name.
 */
export const generateFinancialSupports = ({ pictures }: DemoUploads = noUploads) => {
  const logo = (id: number) => (id % 2 === 0 ? (pictures[id % pictures.length] ?? null) : null);
  return derived(
    { seed: 322, count: 60 },
    ({ links, contacts }, language, { id }) => ({
      name:
        language === 'de' && id % 30 === 0
          ? ''
          : fill(['{programme} {region}', '{programme} {region}', '{programme} {region}'], language, {
              programme: say(programme(id).name, language),
              region: say(region(id).name, language),
            }),
      logo: language === 'de' || id % 6 === 0 ? logo(id + (language === 'de' ? 0 : 2)) : null,
      description: paragraph(say(programme(id).description, language)),
      additionalInformation: paragraph(say(texts.additionalInformation, language)),
      inclusionCriteria: items(texts.inclusionCriteria, language),
      exclusionCriteria: id % 4 === 0 ? '' : paragraph(say(texts.exclusionCriteria, language)),
      application: paragraph(say(texts.application, language)),
      financingRatio: paragraph(say(texts.financingRatio, language)),
      res: id % 3 === 0 ? say(texts.res, language) : '',
      links: labelled(links),
      contacts,
    }),
    ({ id }) => ({
      position: id - 1,
      startDate: id % 5 === 0 ? null : `${2018 + (id % 7)}-01-01`,
      endDate: id % 3 === 0 ? null : `${2026 + (id % 5)}-12-31`,
      authorities: ids(1 + (id % 8), ...(id % 4 === 0 ? [2] : [])),
      states: region(id).state === null ? [] : ids(region(id).state as number),
      beneficiaries: ids(1 + (id % 10), 1 + ((id * 3) % 7)),
      topics: ids([3, 5, 8, 9, 16, 17, 25, 26][id % 8] as number),
      projectTypes: ids(1 + (id % 8)),
      instruments: ids(programme(id).instrument),
      geographicRegions: id % 4 === 0 ? [] : ids(1 + (id % 3), 13),
      policies: '',
    }),
  );
};

export const generate: Generate = (_, uploads) => generateFinancialSupports(uploads);
