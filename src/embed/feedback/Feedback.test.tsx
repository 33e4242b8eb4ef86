// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { feedbackWords } from '../../i18n/embed';
import { Feedback } from './Feedback';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/**
 * Records what is sent. Each request gets the next of these statuses as its response, or 200 when there are none left.
 */
function listen(...statuses: number[]) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (_url: string, init?: RequestInit) => {
    sent.push(JSON.parse(String(init?.body)));
    return Promise.resolve(Response.json({ data: [] }, { status: statuses.shift() ?? 200 }));
  });
  return sent;
}
const words = feedbackWords.fr;
/** The page's URL without query and hash. */
const page = () => location.origin + location.pathname;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('sends a yes at once with the URL of the page, and thanks the visitor', async () => {
  const sent = listen();
  render(<Feedback locale="fr" level="h2" />);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Cette page vous a-t-elle été utile\u00a0?');
  press(words.yes);
  const thanks = await screen.findByText(words.thanks);
  expect(document.activeElement).toBe(thanks);
  expect(sent).toEqual([{ category: 'Feedback', action: page(), value: { isGood: true, comment: '' } }]);
});

it('sends the typed comment with a yes as well, and the URL without its query', async () => {
  const sent = listen();
  history.replaceState(null, '', `?term=${'x'.repeat(3_000)}#top`);
  render(<Feedback locale="fr" level="h2" />);
  press(words.no);
  fireEvent.input(screen.getByRole('textbox', { name: words.comment }), { target: { value: 'Merci' } });
  press(words.yes);
  await screen.findByText(words.thanks);
  history.replaceState(null, '', location.pathname);
  expect(sent).toEqual([{ category: 'Feedback', action: page(), value: { isGood: true, comment: 'Merci' } }]);
});

it('asks what is missing after a no, and keeps the comment until the server has it', async () => {
  const sent = listen(503);
  render(<Feedback locale="fr" level="h1" />);
  press(words.no);
  const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: words.comment });
  expect(document.activeElement).toBe(area);
  expect(sent).toEqual([]);
  fireEvent.input(area, { target: { value: ' Le lien ne marche pas. ' } });
  press(words.send);
  expect((await screen.findByText(words.failed)).getAttribute('role')).toBe('alert');
  expect(area.value).toBe(' Le lien ne marche pas. ');
  press(words.send);
  await screen.findByText(words.thanks);
  expect(sent).toEqual(
    Array(2).fill({
      category: 'Feedback',
      action: page(),
      value: { isGood: false, comment: 'Le lien ne marche pas.' },
    }),
  );
});
