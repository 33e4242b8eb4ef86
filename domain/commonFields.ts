import { list, text, url } from './fields';

/** Fields that several content types have alike. */

const labelled = { label: text({ label: 'Bezeichnung' }), value: url({ label: 'URL' }) };

/** Addresses with what they are called, another list in each language. */
export const links = list(labelled, { label: 'Links', translated: true, addLabel: 'Link hinzufügen', itemLabel: 'Link' });

/** The same for videos, which forms and public pages show. */
export const videos = list(labelled, { label: 'Videos', translated: true, addLabel: 'Video hinzufügen', itemLabel: 'Video' });
