import { expect, it } from 'vitest';
import { emptyRecord } from '../../../domain/contentType';
import { projects } from '../../../domain/types/project';
import { gapAfter, gapsInForm } from './gapsInForm';

const stored = { ...emptyRecord(projects), title: 'Seilbahn', description: '<p>Text</p>', links: [{ label: 'a', url: '' }], translations: { fr: { title: 'Téléphérique' }, it: {} } };
const said = (gap: { field: string; locale: string; state?: string } | null) => gap && `${gap.field} ${gap.locale}${gap.state ? ` ${gap.state}` : ''}`;
const all = () => true;

it('goes through the gaps of a form as it stands, one language after the other', () => {
  const values = { ...stored, title: 'Seilbahn Nord', description: '', translations: { fr: { title: 'Téléphérique' }, it: { title: 'Funivia' } } };
  const gaps = gapsInForm(projects, values, { stored, gaps: [{ field: 'links', locale: 'it', state: 'empty', stale: [], at: '', by: null }] }, all);
  expect(gaps.map(said)).toEqual(['title fr stale', 'links fr missing']);
  expect(said(gapAfter(projects, gaps, { field: null, locale: 'de' }))).toBe('title fr stale');
  expect(said(gapAfter(projects, gaps, { field: 'title', locale: 'fr' }))).toBe('links fr missing');
  expect(said(gapAfter(projects, gaps, { field: 'description', locale: 'fr' }))).toBe('links fr missing');
  expect(gapAfter(projects, gaps, { field: 'links', locale: 'fr' })).toBe(null);
  expect(gapsInForm(projects, values, { stored, gaps: [] }, (feature) => feature === undefined).map(said)).toEqual(['title fr stale']);
});
