import { words, type Words } from '../locales';
import { contentTypes } from '../contentTypes';
import type { Embed } from './embeds';

/** The titles of lists and collections. Only their pages need them, so they are separate from the lists. */

const labels: Record<string, Words> = {
  projects: words('Projekte', 'Projets', 'Progetti'),
  events: words('Agenda', 'Agenda', 'Agenda'),
  'circular-economy-projects': words(
    'Projekte der Kreislaufwirtschaft',
    'Projets d’économie circulaire',
    'Progetti di economia circolare',
  ),
  posts: words('News', 'Actualités', 'Notizie'),
  'interactive-graphics': words('Interaktive Grafiken', 'Graphiques interactifs', 'Grafici interattivi'),
  'financial-supports': words('Finanzhilfen', 'Aides financières', 'Aiuti finanziari'),
  jobs: words('Stellenmarkt', 'Emplois', 'Posti di lavoro'),
  publications: words('Publikationen', 'Publications', 'Pubblicazioni'),
  regions: words('Regionen', 'Régions', 'Regioni'),
  contacts: words('Kontakte', 'Contacts', 'Contatti'),
  'project-collection': words('Projektkollektion', 'Collection de projets', 'Raccolta di progetti'),
  'event-collection': words('Agenda-Kollektion', 'Collection de manifestations', 'Raccolta di manifestazioni'),
};

/**
 * The title of an embed.
 * @throws if this file has none
 */
export function labelOf({ name, content }: Embed): Words {
  const label = labels[name] ?? contentTypes[content].forVisitors?.list;
  if (!label) throw new Error(`domain/embeds/embedLabels.ts has no title of the embed ${name}.`);
  return label;
}
