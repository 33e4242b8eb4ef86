// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { view } from '../../../domain/publicViews/financial-supports';
import { viewOf } from './RecordView';
import { Lightbox } from './Lightbox';

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = vi.fn();
});
afterEach(cleanup);

const FinancialSupportView = viewOf(view);

const picture = { id: 5, extension: 'jpg' };

it("marks the language of a large picture if it is not the page's", () => {
  const image = { ...picture, descriptionFR: 'La forêt' };
  const rest = { shown: 0, nameOf: () => 'La forêt', onShow: vi.fn(), onClose: vi.fn() };
  render(<Lightbox images={[image]} locale="it" {...rest} />);
  expect(screen.getByRole('img', { hidden: true }).lang).toBe('fr');
  cleanup();
  render(<Lightbox images={[image]} locale="fr" {...rest} />);
  expect(screen.getByRole('img', { hidden: true }).lang).toBe('');
});

it.each([
  ['it', { description: 'Fonds vert' }, 'Fonds vert', 'fr'],
  ['fr', { description: 'Fonds vert' }, 'Fonds vert', ''],
  ['it', { description: '' }, 'Logo: Grüner Fonds', 'de'],
] as const)('names the language of a logo in %s with %o', (locale, french, alt, lang) => {
  const translations = { fr: { logo: { ...picture, ...french } }, it: {} };
  render(<FinancialSupportView record={{ name: 'Grüner Fonds', logo: null, translations }} locale={locale} />);
  expect(screen.getByRole('img')).toMatchObject({ alt, lang });
});
