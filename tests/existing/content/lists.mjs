import { docx, entry, file, pdf, php, pixel } from './support.mjs';

export const lists = () => ({
  authority: [
    entry(1, 'Staatssekretariat für Wirtschaft', { is_state_supported: 1, context: 'financial-support' }),
    entry(2, 'Kanton', { is_state_supported: 0, context: null, position: null }),
  ],
  beneficiary: [entry(1, 'Gemeinden', { context: 'financial-support' })],
  business_sector: [
    entry(1, 'Holz', {
      synonyms: '"Wald"',
      translations: php({ fr: { name: 'Bois', synonyms: ['forêt'] }, en: { name: 'Wood' } }),
    }),
    entry(2, 'Tourismus', { synonyms: php([7, { name: 'Reisen' }]) }),
  ],
  city: [
    entry(1, 'Aeugst am Albis', { zip_code: '8914', municipal_number: 1, state_id: 1, context: 'region' }),
    entry(2, 'Bern', { zip_code: '3011', municipal_number: 351, state_id: 2, context: 'region', translations: '[]' }),
  ],
  country: [
    entry(1, 'Schweiz', { synonyms: php(['Suisse', 'CH']) }),
    entry(2, 'Österreich', { translations: php({ fr: 'Autriche', it: 'Austria' }) }),
  ],
  education_type: [entry(1, 'Kurs', { context: 'education' })],
  geographic_region: [entry(1, 'Berggebiet', { context: null }), entry(2, 'Grenzregion', { context: 'project' })],
  instrument: [
    entry(1, 'À-fonds-perdu-Beitrag', { context: null }),
    entry(2, 'Darlehen', { context: 'financial-support' }),
  ],
  language: [
    entry(1, 'Deutsch', { code: 'de', context: null }),
    entry(2, 'Französisch', { code: 'fr', context: null }),
  ],
  location: [entry(1, 'Espace Mittelland', { context: 'event' }), entry(2, 'Online', { context: null })],
  program: [
    entry(1, 'NRP', { long_name: 'Neue Regionalpolitik', url: 'https://example.org/nrp' }),
    entry(2, 'Interreg', { long_name: null, url: null }),
  ],
  project_type: [entry(1, 'Infrastruktur', { context: null })],
  state: [entry(1, 'Zürich', { code: 'ZH' }), entry(2, 'Bern', { code: 'BE', synonyms: 'kein JSON' })],
  stint: [entry(1, '80–100 %', { context: 'job' })],
  tag: [
    entry(1, 'Wasser', { context: 'project' }),
    entry(2, 'Handlungsebene Gemeinde', { context: 'circularEconomyProject:hierarchy' }),
    entry(3, 'Wasser', { context: 'project', is_public: 0 }),
  ],
  // The first two have different values in a new installation.
  topic: [
    entry(1, 'Wasserkraft im Berggebiet', {
      context: null,
      icon: '<svg xmlns="http://www.w3.org/2000/svg"><circle r="4"/></svg>',
    }),
    entry(2, 'Tourismus', { context: null, icon: null, synonyms: php(['Fremdenverkehr']) }),
    entry(77, 'Digitalisierung', { context: 'project', icon: null }),
  ],
  file: [
    file(1, 'Landschaft.png', 'png', 'image/png', `data:image/png;base64,${pixel}`),
    file(2, 'Schlussbericht.pdf', 'PDF', 'application/pdf', pdf),
    file(3, 'Konzept.docx', 'file', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', docx),
    file(4, 'Verloren.pdf', 'pdf', 'application/pdf', null),
    file(5, 'Leer.pdf', 'pdf', 'application/pdf', ''),
    file(6, 'Falsch gezählt.png', 'png', 'image/png', `data:image/png;base64,${pixel}`, { hash: '0'.repeat(32) }),
    file(7, null, null, null, pdf, { hash: null }),
    file(8, 'Doppelt.png', 'png', 'image/png', Buffer.from(`data:image/png;base64,${pixel}`).toString('base64'), {
      updated_at: '2020-01-01 12:00:00',
    }),
    file(9, 'Beschädigt.pdf', 'pdf', 'application/pdf', `${pdf.slice(0, 40)}*$!${pdf.slice(40)}`),
  ],
});
