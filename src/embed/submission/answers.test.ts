import { expect, it } from 'vitest';
import { form as job } from '../../../domain/submissions/forms/job';
import { form } from '../../../domain/submissions/forms/publication';
import { bodyOf, isEmpty, withoutExpiredDocuments, valuesOfOwn } from './answers';

const said = {
  title: 'Studie',
  description: 'Kurz\n\nLang',
  type: 'project',
  url: 'https://example.org',
  startDate: '2026-01-02',
  endDate: '',
  authors: [{ name: 'A. Muster' }, { name: 'B. Muster' }],
  organizations: [],
  licenseType: 'CC BY-SA',
  rightsHolder: '',
  geographicRegions: [{ id: 2 }],
  topics: [{ id: 1 }, { id: 3 }],
  languages: [{ id: 1 }],
  keywords: 'Berg',
  contactInfo: { email: 'a@example.org' },
};

it('shows a submission for correction, and sends it unchanged if nothing was edited', () => {
  const values = valuesOfOwn(form, { said, documents: [{ id: 7, name: 'a.pdf' }] });
  expect(
    bodyOf(form, { ...values, files: [...(values.files as object[]), { code: 'neu', name: 'b.pdf' }] }, '', 5_000),
  ).toEqual({ ...said, files: [{ id: 7 }, { code: 'neu' }], leaveEmpty: '', elapsed: 5_000 });
  const links = [{ label: 'Mehr', value: 'https://example.org' }];
  const other = valuesOfOwn(job, {
    said: { applicationDeadline: '2099-05-01T12:00:00+02:00', links, contactInfo: {} },
    documents: [],
  });
  expect(bodyOf(job, other, '', 5_000)).toMatchObject({ applicationDeadline: '2099-05-01T12:00', links });
});

it('sends neither blank rows nor answers that do not apply', () => {
  const body = bodyOf(form, { type: 'project', publicationDate: '2026-01-01', authors: [{ name: ' ' }] }, '', 5_000);
  expect(body).toMatchObject({ type: 'project', authors: [], licenseType: 'CC BY', topics: [] });
  expect(body).not.toHaveProperty('publicationDate');
  expect(isEmpty({ title: '', links: [{ label: '', value: '' }], contactInfo: {} })).toBe(true);
  expect(isEmpty({ topics: [{ id: 1 }] })).toBe(false);
});

it('drops documents that the server has deleted', () => {
  const typed = {
    title: 'Bericht',
    files: [
      { id: 7, name: 'a.pdf' },
      { code: 'neu', name: 'b.pdf' },
    ],
  };
  const at = '2026-01-01T00:00:00.000Z';
  expect(withoutExpiredDocuments({ at, typed }, Date.parse(at) + 1)).toEqual(typed);
  expect(withoutExpiredDocuments({ at, typed }, Date.parse(at) + 24 * 3_600_000)).toEqual({
    ...typed,
    files: [typed.files[0]],
  });
});
