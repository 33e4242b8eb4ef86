// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { useEffect } from 'react';
import { FormProvider, useForm, useFormContext, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { afterEach, expect, it, vi } from 'vitest';
import { SteadyForm } from './SteadyForm';

afterEach(cleanup);

let form: UseFormReturn<FieldValues>;
const told = vi.fn<(dirty: object) => void>();

/** Like react-admin's inputs. */
function Input() {
  const { subscribe } = useFormContext();
  useEffect(
    () =>
      subscribe({
        formState: { values: true, dirtyFields: true },
        callback: ({ dirtyFields }) => told({ ...dirtyFields }),
      }),
    [subscribe],
  );
  return null;
}

function Form() {
  form = useForm<FieldValues>({ defaultValues: { title: '', code: '', links: [] } });
  return (
    <FormProvider {...form}>
      <SteadyForm>
        <Input />
      </SteadyForm>
    </FormProvider>
  );
}

it('notifies inputs when their dirty state changes, not on each key', () => {
  render(<Form />);
  const type = (path: string, value: unknown) => act(() => form.setValue(path, value, { shouldDirty: true }));
  type('title', 'a');
  expect(told).toHaveBeenLastCalledWith({ title: true });
  told.mockClear();
  type('title', 'ab');
  type('title', 'abc');
  expect(told).not.toHaveBeenCalled();
  type('code', '1');
  expect(told).toHaveBeenLastCalledWith({ title: true, code: true });
  type('title', '');
  expect(told).toHaveBeenLastCalledWith({ code: true });
  told.mockClear();
  act(() => form.reset());
  expect(told).toHaveBeenLastCalledWith({});
});
