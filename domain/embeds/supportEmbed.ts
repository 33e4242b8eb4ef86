import { labels, listOf, references, type Embed } from './embeds';
import { words } from '../locales';

/** The list of financial supports. In a file of its own, so that pages with other lists don't load it. */
export const supportEmbed: Embed = listOf(
  'financial-supports',
  'financial-support-id',
  references('financial-support', {
    projectTypes: words('Projekttyp', 'Type de projet', 'Tipo di progetto'),
    beneficiaries: words('Begünstigte', 'Bénéficiaires', 'Beneficiari'),
    topics: labels.topics,
    instruments: words('Unterstützungsarten', 'Types de soutien', 'Tipi di sostegno'),
    geographicRegions: labels.regions,
    states: words('Kantonale Finanzhilfen', 'Aides cantonales', 'Aiuti cantonali'),
  }),
);
