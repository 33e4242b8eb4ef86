// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { form as job } from '../../../domain/submissions/forms/job';
import { form } from '../../../domain/submissions/forms/publication';
import { bodyOf, emptyAnswers, typedOf } from './answers';
import { findTyped, keepTyped } from './keeping';

beforeEach(() => localStorage.clear());

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
  const typed = typedOf(form, { said, documents: [{ id: 7, name: 'a.pdf' }] });
  expect(
    bodyOf(form, { ...typed, documents: [...typed.documents, { code: 'neu', name: 'b.pdf' }] }, '', 5_000),
  ).toEqual({ ...said, files: [{ id: 7 }, { code: 'neu' }], leaveEmpty: '', elapsed: 5_000 });
  const links = [{ label: 'Mehr', value: 'https://example.org' }];
  const other = typedOf(job, {
    said: { applicationDeadline: '2099-05-01T12:00:00+02:00', links, contactInfo: {} },
    documents: [],
  });
  expect(bodyOf(job, other, '', 5_000)).toMatchObject({ applicationDeadline: '2099-05-01T12:00', links });
});

it('keeps input per form and link as long as its documents live; what a form starts with is not', () => {
  const start = { ...emptyAnswers, texts: { title: 'Studie' }, documents: [{ id: 7, name: 'a.pdf' }] };
  keepTyped('link', start, start);
  expect(localStorage).toHaveLength(0);
  const typed = {
    ...start,
    texts: { title: 'Bericht' },
    documents: [...start.documents, { code: 'neu', name: 'b.pdf' }],
  };
  keepTyped('link', typed, start, 0);
  expect(findTyped('jobs', 1)).toBeNull();
  expect(findTyped('link', 1)).toEqual(typed);
  expect(findTyped('link', 24 * 3_600_000)).toEqual({ ...typed, documents: start.documents });
  expect(findTyped('link', 31 * 24 * 3_600_000)).toBeNull();
});
