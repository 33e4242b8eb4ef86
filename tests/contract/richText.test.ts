import { beforeAll, describe, expect, it } from 'vitest';
import { allContentTypes } from '../../domain/contentTypes';
import type { Fetch } from './client';
import { create, minimalRecord } from './samples';
import { describeContract } from './targets';

/** The text as our editor writes it, and as other clients want to read it. */
const written =
  '<ul><li><p>Wald</p><ol><li><p>Holz</p></li></ol></li><li><p>a</p><p>b</p></li></ul>' +
  '<table><tbody><tr><th><p>Kopf</p></th></tr><tr><td><p>Zelle</p></td></tr></tbody></table>';
const plain =
  '<ul><li>Wald<ol><li>Holz</li></ol></li><li><p>a</p><p>b</p></li></ul>' +
  '<table><thead><tr><th><p>Kopf</p></th></tr></thead><tbody><tr><td><p>Zelle</p></td></tr></tbody></table>';

const cases = allContentTypes.flatMap((type) =>
  Object.entries(type.fields).flatMap(([name, field]) =>
    field.kind === 'richText'
      ? [{ type, resource: type.name, field: name, isTranslated: field.translated === true }]
      : [],
  ),
);

describeContract('rich text', (api) => {
  let editor: Fetch;
  beforeAll(async () => {
    editor = await api.as('ROLE_EDITOR');
  });

  describe.each(cases)('$resource, $field', ({ type, field, isTranslated }) => {
    const values = (html: string) => ({
      [field]: html,
      ...(isTranslated && { translations: { fr: { [field]: html }, it: {} } }),
    });

    it('is returned with plain list items and table heads, whatever the editor produced', async () => {
      const { record } = await create(editor, type, minimalRecord(type, 'Notation', values(written)));
      for (const read of [record, (await editor(`/${type.name}/${record.id}`)).data]) {
        expect(read).toMatchObject(
          isTranslated ? { [field]: plain, translations: { fr: { [field]: plain } } } : { [field]: plain },
        );
      }
    });

    it('is unchanged in another notation: no new version', async () => {
      const { record, etag } = await create(editor, type, minimalRecord(type, 'Unverändert', values(plain)));
      const saved = await editor(`/${type.name}/${record.id}`, {
        method: 'PUT',
        json: values(written),
        headers: { 'If-Match': etag },
      });
      expect(saved).toMatchObject({ status: 200, data: { [field]: plain } });
      expect(saved.headers.get('etag')).toBe(etag);
    });
  });
});
