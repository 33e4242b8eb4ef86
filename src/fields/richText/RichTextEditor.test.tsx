// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { closeHistory } from '@tiptap/pm/history';
import { EditorView } from '@tiptap/pm/view';
import type { Editor } from '@tiptap/react';
import { useEffect } from 'react';
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { projects } from '../../../domain/types/project';
import { startSession, type Me } from '../../session/session';
import { FormTypeProvider } from '../formContext';
import { RichTextInput } from '../RichTextInput';

let form: UseFormReturn<{ description: string }>;
let changed: boolean;
function Around({ html, brief }: { html: string; brief?: true | undefined }) {
  const own = useForm({ defaultValues: { description: html } });
  const { isDirty } = own.formState;
  useEffect(() => {
    form = own;
    changed = isDirty;
  });
  return (
    <FormTypeProvider type={projects}>
      <FormProvider {...own}>
        <RichTextInput
          field={{ ...projects.fields.description, ...(brief && { brief }) }}
          source="description"
          label="Beschreibung"
        />
      </FormProvider>
    </FormTypeProvider>
  );
}

const text = () => screen.getByRole('textbox', { name: 'Beschreibung' });
/** The tiptap editor that replaces the text. */
const editor = () => (text() as unknown as { editor: Editor }).editor;
const tool = (name: string) => screen.getByRole('button', { name });
const value = () => form.getValues('description');
/** A change that is a separate undo step, as after a pause. */
const write = (html: string) =>
  act(async () => {
    editor().view.dispatch(closeHistory(editor().state.tr));
    editor().commands.insertContentAt(editor().state.doc.content.size - 1, html);
  });
const press = (name: string) =>
  act(async () => {
    fireEvent.click(tool(name));
  });
/** @param isLocked the user may only write French */
async function show(html: string, isLocked = false, brief?: true) {
  startSession({ id: 1, writableLanguages: isLocked ? ['fr'] : null } as Me);
  render(<Around html={html} brief={brief} />);
  await screen.findByRole('toolbar', { name: 'Formatierung: Beschreibung' });
  await waitFor(() => expect(editor()?.isInitialized).toBe(true));
}

beforeAll(async () => {
  // Preloaded, so that the first test does not wait for it.
  await import('./RichTextEditor');
  // jsdom has no layout.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('has exactly nine tools, in the order that editors know', async () => {
  await show('');
  const names = within(screen.getByRole('toolbar'))
    .getAllByRole('button')
    .map((one) => one.getAttribute('aria-label'));
  expect(names).toEqual([
    'Überschrift',
    'Fett',
    'Kursiv',
    'Link',
    'Nummerierte Liste',
    'Aufzählung',
    'Tabelle',
    'Rückgängig',
    'Wiederholen',
  ]);
});

it('has neither headings nor undo if it is nested', async () => {
  await show('', false, true);
  const names = within(screen.getByRole('toolbar'))
    .getAllByRole('button')
    .map((one) => one.getAttribute('aria-label'));
  expect(names).toEqual(['Fett', 'Kursiv', 'Link', 'Nummerierte Liste', 'Aufzählung', 'Tabelle']);
});

it.each(['<p>a<br />b</p>', 'a', '<ul>\n<li>a</li>\n</ul>', '<p>a  b</p>\n<p>c</p>', ''])(
  'opening %j changes nothing',
  async (html) => {
    await show(html);
    expect(value()).toBe(html);
    expect(changed).toBe(false);
    expect(tool('Rückgängig').getAttribute('aria-disabled')).toBe('true');
  },
);

it('undoes and redoes step by step, back to exactly the stored text', async () => {
  await show('<p>a<br />b</p>');
  await write('c');
  await write('d');
  expect(value()).toBe('<p>a<br>bcd</p>');
  expect(changed).toBe(true);
  await press('Rückgängig');
  expect(value()).toBe('<p>a<br>bc</p>');
  await press('Rückgängig');
  expect(value()).toBe('<p>a<br />b</p>');
  expect(changed).toBe(false);
  expect(tool('Rückgängig').getAttribute('aria-disabled')).toBe('true');
  await press('Wiederholen');
  await press('Wiederholen');
  expect(value()).toBe('<p>a<br>bcd</p>');
  expect(tool('Wiederholen').getAttribute('aria-disabled')).toBe('true');
});

it('keeps structure without text on screen, with an empty value in the form', async () => {
  await show('');
  await press('Aufzählung');
  expect(editor().getHTML()).toBe('<ul><li><p></p></li></ul>');
  await press('Aufzählung');
  await write('a');
  await act(async () => {
    editor().chain().selectAll().insertTable().run();
  });
  expect(editor().getHTML()).toContain('<table>');
  expect(value()).toBe('');
});

it('keeps bold switched on into the next line', async () => {
  await show('<p>a</p>');
  await act(async () => {
    editor().chain().selectAll().toggleBold().run();
  });
  await act(async () => {
    editor().chain().setTextSelection(2).splitBlock().run();
  });
  expect(tool('Fett').getAttribute('aria-pressed')).toBe('true');
});

it('shows values set from elsewhere, which only the form can undo', async () => {
  await show('<p>a</p>');
  await write('b');
  await act(async () => {
    form.reset({ description: '<p>Entwurf</p>' });
  });
  expect(text().textContent).toBe('Entwurf');
  expect(changed).toBe(false);
  await press('Rückgängig');
  expect(value()).toBe('<p>Entwurf</p>');
  await act(async () => {
    form.setValue('description', '');
  });
  expect(text().textContent).toBe('');
});

it('does not overwrite newer text when a late render arrives', async () => {
  await show('<p>a</p>');
  await write('b');
  await act(async () => {
    editor().commands.setContent('<p>a</p>');
  });
  expect(text().textContent).toBe('ab');
});

it('is described by its error message until it is changed', async () => {
  await show('<p>a</p>');
  await act(async () => {
    form.setError('description', { message: 'Zu lang.' });
  });
  expect(text().getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(text().getAttribute('aria-describedby') ?? '')?.textContent).toBe('Zu lang.');
  await write('b');
  expect(text().hasAttribute('aria-invalid')).toBe(false);
  expect(screen.queryByText('Zu lang.')).toBeNull();
});

it('can be switched off', async () => {
  await show('<p>a</p>', true);
  expect(text().getAttribute('contenteditable')).toBe('false');
  expect(text().getAttribute('aria-disabled')).toBe('true');
  for (const one of within(screen.getByRole('toolbar')).getAllByRole('button'))
    expect(one.getAttribute('aria-disabled')).toBe('true');
  await press('Fett');
  expect(value()).toBe('<p>a</p>');
});

it('refuses links that run script, and accepts others', async () => {
  await show('<p>a</p>');
  await act(async () => {
    editor().commands.selectAll();
  });
  await press('Link');
  const dialog = await screen.findByRole('dialog', { name: 'Link' });
  const address = within(dialog).getByRole('textbox', { name: 'Adresse' });
  const apply = () =>
    act(async () => {
      fireEvent.click(within(dialog).getByRole('button', { name: 'Übernehmen' }));
    });
  fireEvent.change(address, { target: { value: 'javascript:alert(1)' } });
  await apply();
  expect(address.getAttribute('aria-invalid')).toBe('true');
  expect(value()).toBe('<p>a</p>');
  fireEvent.change(address, { target: { value: 'info@example.org' } });
  await apply();
  expect(value()).toBe('<p><a href="mailto:info@example.org" target="_blank" rel="noopener noreferrer">a</a></p>');
});

it('gets the focus at the position clicked while it loaded', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  vi.spyOn(EditorView.prototype, 'posAtCoords').mockReturnValue({ pos: 2, inside: 1 });
  render(<Around html="<p>a</p>" />);
  expect(text().getAttribute('aria-readonly')).toBe('true');
  fireEvent.click(text());
  await waitFor(() => expect(editor()).toBeTruthy());
  expect(document.activeElement).toBe(text());
  expect(editor().state.selection.from).toBe(2);
});

it('does not take the focus back if it moved before the editor loaded', async () => {
  render(
    <>
      <Around html="<p>a</p>" />
      <button>weiter</button>
    </>,
  );
  text().focus();
  screen.getByRole('button', { name: 'weiter' }).focus();
  await waitFor(() => expect(editor()).toBeTruthy());
  expect(document.activeElement?.textContent).toBe('weiter');
});
