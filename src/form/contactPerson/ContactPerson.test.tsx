// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { Profiler } from 'react';
import { CoreAdminContext } from 'react-admin';
import { FormProvider, useForm, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { afterEach, expect, it, vi } from 'vitest';
import { Instance } from '../../session/config.testkit';
import { ContactPerson } from './ContactPerson';

afterEach(cleanup);

let form: UseFormReturn<FieldValues>;
function Contact() {
  form = useForm<FieldValues>({ defaultValues: { contacts: [{ firstName: '', lastName: '' }] } });
  return (
    <FormProvider {...form}>
      <ContactPerson source="contacts.0" />
    </FormProvider>
  );
}

it('does not re-render on each key in its contact', async () => {
  const drawn = vi.fn<() => void>();
  render(
    <Instance>
      <CoreAdminContext dataProvider={{} as never}>
        <Profiler id="contact" onRender={drawn}>
          <Contact />
        </Profiler>
      </CoreAdminContext>
    </Instance>,
  );
  await act(
    () =>
      new Promise((resolve) => {
        setTimeout(resolve, 20);
      }),
  );
  drawn.mockClear();
  for (const text of ['A', 'An']) act(() => form.setValue('contacts.0.firstName', text));
  expect(drawn).not.toHaveBeenCalled();
});
