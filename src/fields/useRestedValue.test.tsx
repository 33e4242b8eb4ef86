// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { FormProvider, useForm, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRestedValue } from './useRestedValue';

let form: UseFormReturn<FieldValues>;
let readNow: () => void;
const drawn = vi.fn<() => void>();

function Line({ source }: { source: string }) {
  const [item, now] = useRestedValue<{ name: string }>(source, 100);
  readNow = now;
  drawn();
  return <p>{item?.name}</p>;
}

function Form({ source = 'items.0' }) {
  form = useForm<FieldValues>({ defaultValues: { items: [{ name: 'eins' }, { name: 'zwei' }] } });
  return (
    <FormProvider {...form}>
      <Line source={source} />
    </FormProvider>
  );
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
const type = (path: string, text: string) => act(() => form.setValue(path, text));
const shown = () => screen.getByRole('paragraph').textContent;

it('tells what was typed once it rests, and draws nothing until then', async () => {
  render(<Form />);
  drawn.mockClear();
  for (const text of ['d', 'dr', 'dre', 'drei']) {
    type('items.0.name', text);
    await act(() => vi.advanceTimersByTimeAsync(60));
  }
  expect(shown()).toBe('eins');
  expect(drawn).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(60));
  expect(shown()).toBe('drei');
});

it('shows at once what stands where it is put, and what somebody asks for', async () => {
  const { rerender } = render(<Form />);
  type('items.1.name', 'vier');
  rerender(<Form source="items.1" />);
  expect(shown()).toBe('vier');
  type('items.1.name', 'fünf');
  act(() => readNow());
  expect(shown()).toBe('fünf');
});
