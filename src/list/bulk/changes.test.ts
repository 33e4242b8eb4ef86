import { describe, expect, it } from 'vitest';
import { emptyRecord, type ContentType } from '../../../domain/contentType';
import { placesOf, type Side } from '../../../domain/review/places';
import { persons } from '../../../domain/types/person';
import { projects } from '../../../domain/types/project';
import { projectCollections } from '../../../domain/types/projectCollection';
import { publications } from '../../../domain/types/publication';
import { changeablePlaces, isComplete, operationsAt, plan, valuesToUndo, type Change, type Operation } from './changes';

const at = (type: ContentType, path: string) => {
  const place = placesOf(type).find((one) => one.path === path);
  if (!place) throw new Error(path);
  return place;
};
const change = (type: ContentType, path: string, operation: Operation, value?: unknown): Change => ({
  place: at(type, path),
  operation,
  value,
});
const publication = (values: Side = {}): Side => ({ ...emptyRecord(publications), id: 1, title: 'Bericht', ...values });
const project = (values: Side = {}): Side => ({ ...emptyRecord(projects), id: 1, title: 'Projekt', ...values });

describe('a change of many records', () => {
  it('offers what a form edits, in each language, but nothing that belongs to one record', () => {
    const paths = changeablePlaces(projects, () => true).map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['isPublic', 'translations.fr.title', 'topics', 'links', 'endDate']));
    for (const path of ['projectCode', 'images', 'files']) expect(paths).not.toContain(path);
    expect(changeablePlaces(projectCollections, () => true).map(({ path }) => path)).not.toContain('isPublic');
    expect(changeablePlaces(projects, (feature) => feature === undefined).map(({ path }) => path)).not.toContain(
      'topics',
    );
    expect(changeablePlaces(publications, () => true).map(({ path }) => path)).not.toContain(
      'translations.fr.rightsHolder',
    );
  });

  it('empties a required name in other languages only', () => {
    expect(operationsAt(at(persons, 'lastName'))).toEqual(['set']);
    expect(operationsAt(at(projects, 'translations.fr.title'))).toEqual(['set', 'empty']);
  });

  it('needs a value to set, but none to empty', () => {
    for (const value of [undefined, '', '  ']) expect(isComplete(change(projects, 'title', 'set', value))).toBe(false);
    expect(isComplete(change(projects, 'description', 'set', '<p></p>'))).toBe(false);
    expect(isComplete(change(projects, 'topics', 'add', []))).toBe(false);
    // The choice made for a new record counts as complete too.
    expect(isComplete(change(publications, 'type', 'set', 'publication'))).toBe(true);
    expect(isComplete(change(projects, 'keywords', 'empty'))).toBe(true);
  });
});

describe('the change of a record', () => {
  it('sets a choice, and skips records that already have it', () => {
    const licence = change(publications, 'licenseType', 'set', 'CC BY');
    expect(plan(publications, publication({ licenseType: 'CC BY' }), licence)).toEqual({ kind: 'same' });
    expect(plan(publications, publication({ licenseType: 'CC0' }), licence)).toMatchObject({
      kind: 'change',
      next: { licenseType: 'CC BY' },
    });
  });

  it('adds, removes and replaces references', () => {
    const record = project({ topics: [{ id: 1 }, { id: 2 }] });
    const topics = (operation: Operation, ...ids: number[]) => {
      const entries = ids.map((id) => ({ id }));
      const planned = plan(projects, record, change(projects, 'topics', operation, entries));
      return planned.kind === 'change' ? (planned.next.topics as { id: number }[]).map(({ id }) => id) : planned.kind;
    };
    expect(topics('add', 2, 3)).toEqual([1, 2, 3]);
    expect(topics('add', 2)).toBe('same');
    expect(topics('remove', 1, 3)).toEqual([2]);
    expect(topics('remove', 3)).toBe('same');
    expect(topics('set', 3)).toEqual([3]);
    expect(topics('empty')).toEqual([]);
  });

  it('adds items that a list does not have yet, in one language', () => {
    const record = project({ translations: { fr: { links: [{ label: 'A', url: 'https://a.ch' }] }, it: {} } });
    const links = (url: string) =>
      plan(projects, record, change(projects, 'translations.fr.links', 'add', [{ label: 'A', url }]));
    expect(links('https://a.ch')).toEqual({ kind: 'same' });
    expect(links('https://b.ch')).toMatchObject({
      kind: 'change',
      next: { links: [], translations: { fr: { links: [{ url: 'https://a.ch' }, { url: 'https://b.ch' }] }, it: {} } },
    });
  });

  it('is refused with the reason of the rule it breaks', () => {
    expect(
      plan(projects, project({ startDate: '2024-01-01' }), change(projects, 'endDate', 'set', '2001-01-01')),
    ).toEqual({ kind: 'refused', message: 'Das End-Datum darf sich nicht vor dem Start-Datum befinden.' });
  });

  it('is refused if another field excludes the value', () => {
    const name = change(publications, 'licenseName', 'set', 'Hausregeln');
    expect(plan(publications, publication({ licenseType: 'CC BY' }), name).kind).toBe('refused');
    expect(plan(publications, publication({ licenseType: 'Other' }), name).kind).toBe('change');
  });
});

describe('undoing', () => {
  it('restores only the values that the save changed, in every language', () => {
    const before = publication({
      licenseType: 'Other',
      licenseName: 'Hausregeln',
      translations: { fr: { title: 'Rapport', licenseName: 'Règles' }, it: {}, en: {} },
    });
    const after = {
      ...before,
      licenseType: 'CC BY',
      licenseName: '',
      translations: { fr: { title: 'Rapport' }, it: {}, en: {} },
      updatedAt: 'later',
    };
    expect(valuesToUndo(publications, before, after)).toEqual({
      licenseType: 'Other',
      licenseName: 'Hausregeln',
      translations: before.translations,
    });
    expect(valuesToUndo(publications, before, { ...before })).toEqual({});
  });
});
