import { labels, listEmbed, referenceFilters, type Embed } from './embeds';
import { words } from '../locales';

/**
 * The list of financial supports; by default those whose period has not ended. A separate file, so that pages with
 * other lists don't load it.
 */
export const supportEmbed: Embed = listEmbed(
  'financial-supports',
  'financial-support-id',
  referenceFilters('financial-support', {
    projectTypes: words('Projekttyp', 'Type de projet', 'Tipo di progetto'),
    beneficiaries: words('Begünstigte', 'Bénéficiaires', 'Beneficiari'),
    topics: labels.topics,
    instruments: words('Unterstützungsarten', 'Types de soutien', 'Tipi di sostegno'),
    geographicRegions: labels.regions,
    states: words('Kantonale Finanzhilfen', 'Aides cantonales', 'Aiuti cantonali'),
  }),
  {
    query: { archive: '0' },
    toggles: [
      {
        param: 'archive',
        value: '1',
        label: words('Abgelaufene anzeigen', 'Afficher les aides échues', 'Mostrare gli aiuti scaduti'),
        query: { archive: '1' },
      },
    ],
  },
);
