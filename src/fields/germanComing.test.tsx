// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { projects } from '../../domain/types/project';
import { ConfigProvider } from '../session/config';
import { configWith } from '../session/config.testkit';
import { FormLanguageProvider, FormTypeProvider } from './formContext';
import { FieldInput } from './FieldInput';

// In this test, the code of the German text never loads.
vi.mock('./german/GermanText', () => new Promise(() => undefined));

function Page() {
  const form = useForm({
    defaultValues: { description: '<p>Auf Deutsch</p>', translations: { fr: { description: '' } } },
  });
  return (
    <ConfigProvider value={configWith()}>
      <FormProvider {...form}>
        <FormLanguageProvider locale="fr">
          <FormTypeProvider type={projects}>
            <FieldInput source="description" />
          </FormTypeProvider>
        </FormLanguageProvider>
      </FormProvider>
    </ConfigProvider>
  );
}

it('a translation can be typed before its German text has loaded', () => {
  render(<Page />);
  expect(screen.getByRole('textbox', { name: 'Beschreibung (Übersetzung FR)' }).getAttribute('lang')).toBe('fr');
});
