// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { financialSupports } from '../../../domain/types/financialSupport';
import { Instance } from '../../session/config.testkit';
import { GermanReference } from './GermanText';

function Page() {
  const form = useForm({
    defaultValues: {
      logo: {
        id: 7,
        name: 'wappen.png',
        extension: 'png',
        mimeType: 'image/png',
        description: 'Zeichen der Stiftung',
        copyright: '',
      },
    },
  });
  return (
    <Instance>
      <FormProvider {...form}>
        <GermanReference field={financialSupports.fields.logo} name="logo" source="translations.fr.logo" />
      </FormProvider>
    </Instance>
  );
}

it('shows name and description of a picture', () => {
  render(<Page />);
  expect(screen.getByText(/^wappen\.png/).textContent).toBe('Deutsch: wappen.png · Zeichen der Stiftung');
});
