import { beforeAll, describe, expect, it } from 'vitest';
import { allContentTypes } from '../../domain/contentTypes';
import { nameOf, translatedFields } from '../../domain/contentType';
import type { Fetch, Json } from './client';
import { create, minimalRecord } from './samples';
import { describeContract } from './targets';

/** Titles, each with terms that find it. */
const spellings: [title: string, terms: string[]][] = [
  ['Zürichsee-Fähre', ['zurichsee', 'Zürichsee', 'ZUERICHSEE', 'zürichsee-fahre', 'faehre', 'richsee', 'ähre']],
  ['Grosse Straße', ['strasse', 'STRASSE', 'straße', 'gross strass']],
  ['Zuerichberg', ['zurichberg', 'Zürichberg', 'zuerichberg']],
  ['Projet d’élèves à Genève', ['eleves geneve', 'ELÈVES', 'Genève élèves', 'genev']],
  ['Œuvre commune', ['oeuvre', 'œuvre', 'OEUVRE COMMUNE']],
  ['Zu\u0308gelbahn', ['zügelbahn', 'zuegelbahn', 'zugelbahn']],
];

/**
 * Folding and terms work the same for every type. They are tested in full on the type with the most searched fields,
 * one with a composed name, and one with four languages.
 */
const askedAll: readonly string[] = ['projects', 'contacts/person', 'publications'];
const isAskedAll = ({ name }: { name: string }) => askedAll.includes(name);

describeContract('search', (api, unsupported, types) => {
  let editor: Fetch;
  beforeAll(async () => {
    editor = await api.as('ROLE_EDITOR');
  });

  describe.each(types)('$name', (type) => {
    const ids = async (term: string, as = editor): Promise<number[]> => {
      // The short shape contains the same records in the same order, at a tenth of the size.
      const { status, data } = await as(`/${type.name}?limit=500&shape=summary&term=${encodeURIComponent(term)}`);
      expect(status, term).toBe(200);
      return data.map(({ id }: Json) => id);
    };
    const made = async (title: string, more: Json = {}) =>
      (await create(editor, type, minimalRecord(type, title, more))).record.id as number;

    it.each(isAskedAll(type) ? spellings : spellings.slice(0, 1))(
      'finds «%s» by every spelling, in any order',
      async (title, terms) => {
        const id = await made(title);
        for (const term of terms) expect(await ids(term), term).toContain(id);
      },
    );

    it('requires every word', async () => {
      const id = await made('Quellwasser im Hochtal');
      expect(await ids('hochtal QUELL')).toEqual([id]);
      expect(await ids('quellwasser tiefland')).toEqual([]);
    });

    it.runIf(isAskedAll(type))('takes %, _, backslash and quotes as they are', async () => {
      const id = await made(String.raw`100%ig Regio_Test C:\temp O'Neill "so"`);
      const others = [await made('100 Prozent RegioXTest'), await made('1000ig')];
      for (const term of [
        '%',
        '100%ig',
        'regio_test',
        '_',
        String.raw`c:\temp`,
        '\\',
        "o'neill",
        '"so"',
        '100%ig regio_',
      ]) {
        const found = await ids(term);
        expect(found, term).toContain(id);
        for (const other of others) expect(found, term).not.toContain(other);
      }
    });

    it('finds a record by its id', async () => {
      const id = await made('Mit Nummer');
      expect(await ids(String(id))).toContain(id);
    });

    it.runIf(type.codeField)('finds a record by its code', async () => {
      const id = await made('Mit Kennung', { [type.codeField as string]: 'ZZ_98765' });
      for (const term of ['ZZ_98765', 'zz_9876', '98765']) expect(await ids(term), term).toEqual([id]);
    });

    it('searches exactly the declared fields, in every language', async () => {
      for (const [name, field] of Object.entries(type.fields)) {
        if (!['text', 'multiline', 'richText'].includes(field.kind)) continue;
        const word = `qw${name.toLowerCase()}`;
        const id = await made('Suchfeld', {
          [name]: field.kind === 'richText' ? `<p>Ein <strong>${word}</strong></p>` : word,
        });
        expect(await ids(word), name).toEqual(field.searched ? [id] : []);
      }
      for (const name of Object.keys(translatedFields(type.fields))) {
        const field = type.fields[name];
        if (!field?.searched || field.kind === 'list') continue;
        const word = `qwfr${name.toLowerCase()}`;
        const id = await made('Suchfeld', { translations: { fr: { [name]: word }, it: {} } });
        expect(await ids(word), name).toEqual([id]);
      }
    });

    it('does not treat tags and entities of rich text as words', async () => {
      const rich = Object.entries(type.fields).find(([, field]) => field.kind === 'richText' && field.searched)?.[0];
      if (!rich) return;
      const id = await made('Auszeichnung', { [rich]: '<p>Wald<strong>&nbsp;qwx</strong></p><p>Höhe &amp; Tiefe</p>' });
      expect(await ids('qwx wald hohe &')).toEqual([id]);
      for (const term of ['strong qwx', 'nbsp qwx', 'amp qwx']) expect(await ids(term), term).toEqual([]);
    });

    it('forgets overwritten words', async () => {
      const id = await made('Vorherwort');
      await editor(`/${type.name}/${id}`, { method: 'PUT', json: minimalRecord(type, 'Nachherwort') });
      expect([await ids('vorherwort'), await ids('nachherwort')]).toEqual([[], [id]]);
    });

    it.skipIf(type.alwaysPublic || unsupported('visitors'))('shows visitors no drafts', async () => {
      const [draft, open] = [
        await made('Geheimwort Entwurf', { isPublic: false }),
        await made('Geheimwort offen', { isPublic: true }),
      ];
      expect((await ids('geheimwort')).toSorted((a, b) => a - b)).toEqual([draft, open]);
      expect(await ids('geheimwort', api.fetch)).toEqual([open]);
    });

    it('handles meaningless terms without an error', async () => {
      for (const term of [
        "'; drop table projects; --",
        '%_\\',
        ...(isAskedAll(type) ? ['   ', '🦄', 'a'.repeat(200), '\u0301', '(((', '*'] : []),
      ])
        await ids(term);
      for (const term of ['\0', ...(isAskedAll(type) ? ['a'.repeat(5_000)] : [])])
        expect((await editor(`/${type.name}?term=${encodeURIComponent(term)}`)).status).toBe(400);
    });
  });

  describe('across all types', () => {
    const hits = async (query: string) => (await editor(`/search?${query}`)).data as Json[];

    it('finds records of every type, with the data for a list of hits', async () => {
      for (const type of allContentTypes) {
        const code = type.codeField ? { [type.codeField]: 'YY_4711' } : {};
        const { record } = await create(editor, type, minimalRecord(type, 'Überallwort', { ...code, isPublic: true }));
        const expected = {
          resource: type.name,
          id: record.id,
          title: nameOf(type, record),
          isPublic: true,
          code: type.codeField ? 'YY_4711' : null,
        };
        expect(await hits('term=ueberallwort')).toContainEqual(expected);
        // Records with that id come first, whatever their type.
        expect((await hits(`term=${record.id}`)).slice(0, allContentTypes.length)).toContainEqual(expected);
        expect(await hits(`term=${type.codeField ? 'yy_4711' : 'ueberallwort'}`)).toContainEqual(expected);
      }
    });

    it('returns the requested number of matches, and none for an empty term', async () => {
      expect(await hits('term=e&limit=3')).toHaveLength(3);
      expect(await hits('term=')).toEqual([]);
      expect((await editor('/search?term=e&limit=x')).status).toBe(400);
    });

    it('is for editors only', async () => {
      expect((await api.fetch('/search?term=e')).status).toBe(401);
      expect((await (await api.as('ROLE_USER'))('/search?term=e')).status).toBe(403);
    });
  });
});
