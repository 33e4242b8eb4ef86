// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { useEffect } from 'react';
import { FormProvider, useForm, useFormContext, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { afterEach, expect, it, vi } from 'vitest';
import { StableForm } from './StableForm';

afterEach(cleanup);

let form: UseFormReturn<FieldValues>;
const notify = vi.fn<(dirty: object) => void>();

/** Behaves like react-admin's inputs. */
function Input() {
  const { subscribe } = useFormContext();
  useEffect(
    () =>
      subscribe({
        formState: { values: true, dirtyFields: true },
        callback: ({ dirtyFields }) => notify({ ...dirtyFields }),
      }),
    [subscribe],
  );
  return null;
}

function Form() {
  form = useForm<FieldValues>({ defaultValues: { title: '', code: '', links: [] } });
  return (
    <FormProvider {...form}>
      <StableForm>
        <Input />
      </StableForm>
    </FormProvider>
  );
}

it('notifies inputs when their dirty state changes, not on each key', () => {
  render(<Form />);
  const type = (path: string, value: unknown) => act(() => form.setValue(path, value, { shouldDirty: true }));
  type('title', 'a');
  expect(notify).toHaveBeenLastCalledWith({ title: true });
  notify.mockClear();
  type('title', 'ab');
  type('title', 'abc');
  expect(notify).not.toHaveBeenCalled();
  type('code', '1');
  expect(notify).toHaveBeenLastCalledWith({ title: true, code: true });
  type('title', '');
  expect(notify).toHaveBeenLastCalledWith({ code: true });
  notify.mockClear();
  act(() => form.reset());
  expect(notify).toHaveBeenLastCalledWith({});
});
