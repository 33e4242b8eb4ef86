// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { feedbackWords } from '../../i18n/embed';
import { Feedback } from './Feedback';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** What is sent; what is answered is next in the list, a success where there is none. */
function listen(...statuses: number[]) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (_url: string, init?: RequestInit) => {
    sent.push(JSON.parse(String(init?.body)));
    return Promise.resolve(Response.json({ data: [] }, { status: statuses.shift() ?? 200 }));
  });
  return sent;
}
const words = feedbackWords.fr;
/** The page without what a test before has asked of it. */
const page = () => location.origin + location.pathname;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('a yes is sent at once, with the page it is about, and answered', async () => {
  const sent = listen();
  render(<Feedback locale="fr" level="h2" />);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Cette page vous a-t-elle été utile\u00a0?');
  press(words.yes);
  const thanks = await screen.findByText(words.thanks);
  expect(document.activeElement).toBe(thanks);
  expect(sent).toEqual([{ category: 'Feedback', action: page(), value: { isGood: true, comment: '' } }]);
});

it('what was typed is sent with a yes, too, and the page without what was asked of it', async () => {
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

it('a no asks what is missing, and keeps what was typed until it has been taken', async () => {
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
