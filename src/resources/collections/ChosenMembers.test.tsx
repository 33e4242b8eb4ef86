import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { CoreAdminContext } from 'react-admin';
import { FormProvider, useForm, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { projectCollections } from '../../../domain/types/projectCollection';
import { FormTypeProvider } from '../../fields/formContext';
import { startSession, type Me } from '../../session/session';
import { projectMembers } from '../../i18n/types';
import { fakeLayout } from '../../list/fakeLayout.testkit';
import { ChosenMembers } from './ChosenMembers';
import type { Member } from './MemberRows';

// @vitest-environment jsdom

let form: UseFormReturn<FieldValues>;
const say = vi.fn();

function Form({ selection }: { selection: Member[] }) {
  const own = useForm<FieldValues>({ defaultValues: { selection } });
  useEffect(() => {
    form = own;
  });
  return (
    <FormProvider {...own}>
      <FormTypeProvider type={projectCollections}>
        <ChosenMembers words={projectMembers} say={say} />
      </FormTypeProvider>
    </FormProvider>
  );
}
const members = (count: number): Member[] =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `Projekt ${index + 1}`, isPublic: true }));
const ids = () => (form.getValues('selection') as Member[]).map(({ id }) => id);
/** @param writableLanguages those that the person may write; null for all */
const show = (count: number, writableLanguages: Me['writableLanguages'] = null) => {
  startSession({ id: 1, writableLanguages } as Me);
  render(
    <CoreAdminContext>
      <Form selection={members(count)} />
    </CoreAdminContext>,
  );
  return userEvent.setup();
};
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(fakeLayout);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('renders only visible rows of five hundred, and moves any of them to the top or the end by key', async () => {
  const user = show(500);
  expect(screen.getByRole('list', { name: '500 Projekte ausgewählt' })).toBeTruthy();
  expect(screen.getAllByRole('listitem').length).toBeLessThan(40);
  expect(screen.getAllByRole('listitem')[0]?.getAttribute('aria-setsize')).toBe('500');
  button('Verschieben: Projekt 2').focus();
  await user.keyboard(' {ArrowDown} ');
  expect(ids().slice(0, 4)).toEqual([1, 3, 2, 4]);
  await waitFor(() => expect(document.activeElement).toBe(button('Verschieben: Projekt 2')));
  await user.keyboard(' {End}');
  expect(ids().at(-1)).toBe(2);
  expect(new Set(ids()).size).toBe(500);
});

it('moves the focus to the next row after a removal, or to the last one', async () => {
  const user = show(3);
  await user.click(button('Entfernen: Projekt 2'));
  expect(ids()).toEqual([1, 3]);
  expect(say).toHaveBeenLastCalledWith('Projekt 2 entfernt');
  expect(document.activeElement).toBe(button('Entfernen: Projekt 3'));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(button('Entfernen: Projekt 1'));
  await user.keyboard('{Enter}');
  expect(screen.getByText('Keine Projekte ausgewählt.')).toBeTruthy();
});

it('shows the members to people who only translate, without handles and buttons to change them', () => {
  show(3, ['fr']);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: /Verschieben|Entfernen/ })).toBeNull();
});
