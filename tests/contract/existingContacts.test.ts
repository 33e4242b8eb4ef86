import { beforeAll, describe, expect, it } from 'vitest';
import type { Fetch, Json } from './client';
import { describeContract } from './targets';

/** How existing clients read and write contacts and their groups. */
describeContract(
  'contacts of existing clients',
  (api) => {
    let editor: Fetch;
    const read = async (path: string): Promise<Json> => (await editor(path)).data;
    const post = async (path: string, json: object): Promise<Json> => {
      const { status, data, text } = await editor(path, { method: 'POST', json });
      expect(status, text).toBe(201);
      return data;
    };
    const put = (path: string, json: object, headers = {}) => editor(path, { method: 'PUT', json, headers });
    const company = (companyName: string, more: object = {}) =>
      post('/contacts', { type: 'company', companyName, isPublic: true, ...more });
    const person = (lastName: string, employers: Json[], more: object = {}) =>
      post('/contacts', {
        type: 'person',
        firstName: 'Anna',
        lastName,
        isPublic: true,
        employments: employers.map(({ id }) => ({ company: { id }, role: `Rolle ${id}` })),
        ...more,
      });
    beforeAll(async () => {
      editor = await api.as('ROLE_EDITOR');
    });

    describe('the official employment', () => {
      it('is set by an organisation, kept if not mentioned, and moved by id', async () => {
        const [one, two] = [await company('Erste AG'), await company('Zweite AG')];
        const made = await person('Official', [one, two], { officialEmployment: { company: { id: two.id } } });
        const [a, b] = made.employments;
        expect(made.officialEmployment).toEqual({ id: b.id });
        expect(made.employments.map(({ official }: Json) => official)).toEqual([false, true]);
        // Existing clients send rows without `official`.
        const rows = [a, b].map(({ id, role, company: { id: at } }: Json) => ({
          id,
          role,
          company: { id: at },
          contactGroups: [],
          translations: { fr: {}, it: {} },
        }));
        expect((await put(`/contacts/${made.id}`, { employments: rows })).data.officialEmployment).toEqual({
          id: b.id,
        });
        expect(
          (await put(`/contacts/${made.id}`, { employments: rows, officialEmployment: { id: a.id } })).data
            .officialEmployment,
        ).toEqual({ id: a.id });
        expect(
          (await put(`/contacts/${made.id}`, { officialEmployment: { id: b.id } })).data.officialEmployment,
        ).toEqual({ id: b.id });
        expect((await put(`/contacts/${made.id}`, { officialEmployment: null })).data.officialEmployment).toBeNull();
        const { status, problem } = await put(`/contacts/${made.id}`, { officialEmployment: { id: 2_000_000_000 } });
        expect([status, problem.errors]).toEqual([
          422,
          [{ field: 'officialEmployment', message: 'Diese Anstellung gehört nicht zu dieser Person.' }],
        ]);
      });

      it('is in every response, also for visitors if its organisation is public', async () => {
        const [open, hidden] = [await company('Offene AG'), await company('Verborgene AG', { isPublic: false })];
        const seen = await person('Offenbar', [open], { officialEmployment: { company: { id: open.id } } });
        const unseen = await person('Unsichtbar', [hidden], { officialEmployment: { company: { id: hidden.id } } });
        const official = { id: seen.employments[0].id };
        for (const path of [`/contacts/${seen.id}`, `/contacts/person/${seen.id}`]) {
          expect((await read(path)).officialEmployment, path).toEqual(official);
          expect((await api.fetch(path)).data.officialEmployment, path).toEqual(official);
        }
        for (const fetch of [editor, api.fetch]) {
          const { contacts, employments } = (await fetch(`/contacts-data/employee?ids=${seen.id}`)).data;
          expect(contacts[0].officialEmployment).toEqual(official);
          expect(employments.find(({ id }: Json) => id === official.id).company.id).toBe(open.id);
        }
        expect((await read(`/contacts?ids=${seen.id}`))[0].officialEmployment).toEqual(official);
        expect((await api.fetch(`/contacts/${unseen.id}`)).data.officialEmployment).toBeNull();
        expect((await read(`/contacts/${open.id}`)).officialEmployment).toBeNull();
      });
    });

    it('shows only editors when a person was last written to', async () => {
      const made = await person('Gefragt', [], { email: 'gefragt@example.org' });
      expect(made.verificationEmailSentDate).toBeNull();
      const etag = (await editor(`/contacts/${made.id}`)).headers.get('etag') ?? '';
      const listed = (await editor(`/contacts?ids=${made.id}`)).headers.get('etag') ?? '';
      expect(
        (await editor('/contacts/send-verification-emails', { method: 'POST', json: { emails: [made.id] } })).status,
      ).toBe(200);
      const sent = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
      expect(
        (await editor(`/contacts/${made.id}`, { headers: { 'if-none-match': etag } })).data.verificationEmailSentDate,
      ).toEqual(sent);
      expect(
        (await editor(`/contacts?ids=${made.id}`, { headers: { 'if-none-match': listed } })).data[0]
          .verificationEmailSentDate,
      ).toEqual(sent);
      expect(
        (await put(`/contacts/${made.id}`, { phone: '+41 31 000 00 00' }, { 'If-Match': etag })).data
          .verificationEmailSentDate,
      ).toEqual(sent);
      expect((await api.fetch(`/contacts/${made.id}`)).data).not.toHaveProperty('verificationEmailSentDate');
    });

    describe('groups', () => {
      const group = (name: string, more: object = {}) => post('/contact-groups', { name, isPublic: true, ...more });
      const ids = (list: Json[]) => list.map(({ id }) => id).toSorted((a, b) => a - b);

      it('list their members, add those of a save, and lose none to a save without a version', async () => {
        const [a, b] = [await person('Alpha', []), await person('Beta', [])];
        const made = await group('Runde', { contacts: [{ id: a.id }] });
        expect(ids(made.contacts)).toEqual([a.id]);
        expect(
          ids(
            (await put(`/contact-groups/${made.id}`, { ...made, contacts: [{ id: a.id }, { id: b.id }] })).data
              .contacts,
          ),
        ).toEqual([a.id, b.id]);
        const refused = await put(`/contact-groups/${made.id}`, { contacts: [{ id: b.id }] });
        expect([refused.status, refused.problem.detail]).toEqual([428, expect.stringContaining('If-Match')]);
        const now = await editor(`/contact-groups/${made.id}`);
        expect([now.data.name, ids(now.data.contacts)]).toEqual(['Runde', [a.id, b.id]]);
        const removed = await put(
          `/contact-groups/${made.id}`,
          { contacts: [{ id: b.id }] },
          { 'If-Match': now.headers.get('etag') ?? '' },
        );
        expect([removed.status, ids(removed.data.contacts)]).toEqual([200, [b.id]]);
        expect(ids((await read('/contact-groups')).find(({ id }: Json) => id === made.id).contacts)).toEqual([b.id]);
        expect((await api.fetch(`/contact-groups/${made.id}`)).data).not.toHaveProperty('contacts');
      });

      it('can be renamed and extended by clients that know the first members only', async () => {
        const [a, b, c] = [await person('Anfang', []), await person('Bekannt', []), await person('Chor', [])];
        const made = await group('Erste Seite', { contacts: [{ id: a.id }, { id: b.id }] });
        const cached = { ...made, contacts: [{ id: a.id }] };
        const renamed = await put(`/contact-groups/${made.id}`, { ...cached, name: 'Umbenannt' });
        expect([renamed.status, renamed.data?.name, ids(renamed.data?.contacts ?? [])]).toEqual([
          200,
          'Umbenannt',
          [a.id, b.id],
        ]);
        const grown = await put(`/contact-groups/${made.id}`, {
          ...cached,
          name: 'Umbenannt',
          contacts: [...cached.contacts, { id: c.id }],
        });
        expect([grown.status, ids(grown.data?.contacts ?? [])]).toEqual([200, [a.id, b.id, c.id]]);
        expect((await put(`/contact-groups/${made.id}`, { ...cached, name: 'Umbenannt' })).status).toBe(428);
      });

      it('keep the official employment that a new member brings, whether its client names it or not', async () => {
        const firm = await company('Amt AG');
        const official = { officialEmployment: { company: { id: firm.id } } };
        const [a, b] = [await person('Amt A', [firm], official), await person('Amt B', [firm], official)];
        const made = await group('Ämter');
        const add = async (contacts: Json[], headers = {}) => {
          const { status, data } = await put(
            `/contact-groups/${made.id}`,
            { ...made, contacts: contacts.map(({ id }) => ({ id })), employments: [] },
            headers,
          );
          return [status, ids(data?.employments ?? [])];
        };
        const of = (people: Json[]) => people.map(({ employments }) => employments[0].id);
        const etag = (await editor(`/contact-groups/${made.id}`)).headers.get('etag') ?? '';
        expect(await add([a], { 'If-Match': etag })).toEqual([200, of([a])]);
        // The second request has a list of employments that was read before the first request.
        expect(await add([a, b])).toEqual([200, of([a, b])]);
        expect(await add([a, b])).toEqual([200, of([a, b])]);
      });

      it('have a separate main address for a person: by id, or by both sides', async () => {
        const [one, two] = [await company('Haus AG'), await company('Hof AG')];
        const made = await person('Adresse', [one, two], { officialEmployment: { company: { id: one.id } } });
        const [first, second] = made.employments;
        const circle = await group('Kreis', { contacts: [{ id: made.id }], employments: [{ id: second.id }] });
        expect(ids(circle.employments)).toContain(second.id);
        const linked = async () =>
          (await read(`/contacts/${made.id}`)).employments.map(({ contactGroups }: Json) => contactGroups.length);
        // The employment in the save replaces the person's former one.
        const changed = await put(`/contact-groups/${circle.id}`, {
          employments: [{ employee: { id: made.id }, company: { id: one.id } }],
        });
        expect([changed.status, ids(changed.data.employments)]).toEqual([200, [first.id]]);
        expect(await linked()).toEqual([1, 0]);
        expect((await put(`/contact-groups/${circle.id}`, { employments: [] })).status).toBe(428);
        const emptied = await put(
          `/contact-groups/${circle.id}`,
          { employments: [] },
          { 'If-Match': changed.headers.get('etag') ?? '' },
        );
        expect([emptied.status, emptied.data.employments, emptied.data.contacts]).toEqual([200, [], [{ id: made.id }]]);
        expect(await linked()).toEqual([0, 0]);
        const [last] = await read(`/contacts/person/${made.id}/history`);
        expect(last.record.employments.map(({ contactGroups }: Json) => contactGroups.length)).toEqual([0, 0]);
        for (const employments of [
          'x',
          [5],
          [{}],
          [{ id: 2_000_000_000 }],
          [{ employee: { id: made.id }, company: { id: made.id } }],
        ]) {
          expect((await put(`/contact-groups/${circle.id}`, { employments })).status, JSON.stringify(employments)).toBe(
            422,
          );
        }
      });
    });
  },
  'contactCalls',
);
