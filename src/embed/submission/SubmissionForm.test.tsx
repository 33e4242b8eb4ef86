// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { form as jobs } from '../../../domain/submissions/forms/job';
import { submissionProblems } from '../../../domain/submissions/submissionProblems';
import { optInWords, submissionWords } from '../../i18n/submissions';
import { keepDraft } from '../form/drafts';
import { OptInPage } from '../newsletter/OptInPage';
import { SubmissionForm } from './SubmissionForm';

const valid = {
  title: 'Forestier',
  locations: [{ id: 1 }],
  stints: [{ id: 1 }],
  description: 'Planter',
  employer: 'Forêt SA',
  contactInfo: { name: 'Anne', email: 'anne@example.org' },
};
beforeEach(() => {
  localStorage.clear();
  keepDraft(jobs.name, valid);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** @returns how often something was sent */
function answerNothing(): () => number {
  const fetched = vi.fn((_url: string, _init?: RequestInit) => Promise.resolve(Response.json({ data: [] })));
  vi.stubGlobal('fetch', fetched);
  return () => fetched.mock.calls.filter(([, init]) => init?.method === 'POST').length;
}

it('checks before sending, with the messages of the server', async () => {
  localStorage.clear();
  const posts = answerNothing();
  render(<SubmissionForm form={jobs} locale="de" />);
  fireEvent.input(screen.getByLabelText('Bewerbungsfrist'), { target: { value: '2001-01-01T12:00' } });
  fireEvent.click(screen.getByRole('button', { name: submissionWords.de.send }));
  await screen.findByText(submissionWords.de.problems);
  expect(screen.getAllByRole('listitem')[0]?.textContent).toBe(`Berufsbezeichnung: ${submissionProblems.de.required}`);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Berufsbezeichnung *' }));
  expect(screen.getByText(submissionProblems.de.past)).toBeTruthy();
  expect(posts()).toBe(0);
});

it("lets the server decide whether a deadline has passed, as the visitor's clock may be wrong", async () => {
  keepDraft(jobs.name, { ...valid, applicationDeadline: '2001-01-01T12:00' });
  const posts = answerNothing();
  render(<SubmissionForm form={jobs} locale="de" />);
  fireEvent.click(screen.getByRole('button', { name: submissionWords.de.send }));
  await screen.findByText(submissionWords.de.sent(valid.contactInfo.email));
  expect(posts()).toBe(1);
});

it('lists each problem until it is corrected, punctuated as the language requires', async () => {
  const { required, past } = submissionProblems.fr;
  const errors = [
    { field: 'title', message: required },
    { field: 'applicationDeadline', message: past },
  ];
  vi.stubGlobal('fetch', (_url: string, init?: RequestInit) =>
    Promise.resolve(init?.method === 'POST' ? Response.json({ errors }, { status: 422 }) : Response.json({ data: [] })),
  );
  render(<SubmissionForm form={jobs} locale="fr" />);
  fireEvent.click(screen.getByRole('button', { name: submissionWords.fr.send }));
  const summary = (await screen.findByText(submissionWords.fr.problems, { normalizer: (text) => text }))
    .parentElement as HTMLElement;
  const shown = () =>
    within(summary)
      .queryAllByRole('listitem')
      .map(({ textContent }) => textContent);
  const deadline = `Délai de candidature\u00a0: ${past}`;
  expect(shown()).toEqual([`Profession\u00a0: ${required}`, deadline]);
  fireEvent.input(screen.getByRole('textbox', { name: 'Profession *' }), { target: { value: 'Forestière' } });
  expect(shown()).toEqual([deadline]);
  fireEvent.input(screen.getByLabelText('Délai de candidature'), { target: { value: '2099-05-01T12:00' } });
  expect(summary.textContent).toBe('');
});

it.each([
  [507, 'full'],
  [503, 'unreachable'],
] as const)('shows the right message if the server rejects it with %i', async (status, word) => {
  vi.stubGlobal('fetch', (_url: string, init?: RequestInit) =>
    Promise.resolve(init?.method === 'POST' ? Response.json({}, { status }) : Response.json({ data: [] })),
  );
  render(<SubmissionForm form={jobs} locale="de" />);
  fireEvent.click(screen.getByRole('button', { name: submissionWords.de.send }));
  await screen.findByText(submissionWords.de[word]);
});

const optIn = { locale: 'fr', groups: ['Tourisme'] };
it.each([
  ['jobs', <SubmissionForm key="" form={jobs} locale="fr" />, submissionWords.fr.privacy],
  ['newsletter', <OptInPage key="" code="x" />, optInWords.fr.privacy],
])('says what personal data is for, and links to the privacy statement of %s', async (name, page, text) => {
  const privacyUrl = 'https://example.org/{lang}#{form}';
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(
      Response.json({ data: url.endsWith('/config') ? { privacyUrl } : url.includes('opt-in') ? optIn : [] }),
    ),
  );
  render(page);
  const link = await screen.findByRole('link', { name: 'Déclaration de protection des données' });
  expect(link.getAttribute('href')).toBe(`https://example.org/fr#${name}`);
  expect(link.closest('p')?.textContent).toContain(text);
});

it('has a honeypot that people, screen readers and password managers skip', () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: [] })));
  const { container } = render(<SubmissionForm form={jobs} locale="it" />);
  const trap = container.querySelector('[aria-hidden="true"] input') as HTMLInputElement;
  expect([trap.name, trap.tabIndex, trap.autocomplete, trap.type, trap.labels?.[0]?.textContent]).toEqual([
    'leaveEmpty',
    -1,
    'off',
    'text',
    `${submissionWords.it.leaveEmpty} `,
  ]);
  expect(Object.keys(trap.dataset).toSorted()).toEqual(['1pIgnore', 'bwignore', 'formType', 'lpignore']);
});
