import { describe, expect, it } from 'vitest';
import { emptyRecord } from '../../../domain/contentType';
import type { InboxItem } from '../../../domain/inbox';
import { projects } from '../../../domain/types/project';
import { takeAllInto } from './adopt';
import { markOf, openProposal } from './proposal';

const record = { ...emptyRecord(projects), id: 5, title: 'Seilbahn', projectCode: 'BE_1', keywords: 'alt', projectCosts: '100', _version: '"4"' };
const item = (more: Partial<InboxItem>): InboxItem => ({
  id: 1, version: 1, type: 'project', source: 'chmos', status: 'update', title: 'x', internalId: 5, foreignId: 'f', hasInterim: false,
  createdAt: '', updatedAt: '', outcome: null, endedAt: null, endedBy: null, data: {}, normalizedData: {}, proposedAt: '', base: null,
  interim: null, interimBase: null, interimBy: null, interimAt: null, ...more,
});
const paths = ({ differences }: ReturnType<typeof openProposal>) => differences.map(({ place }) => place.path);

/** A form in memory. */
function formOf(values: Record<string, unknown>) {
  return {
    values,
    getValues: ((path: string) => values[path]) as never,
    setValue: ((path: string, value: unknown) => { values[path] = value; }) as never,
    clearErrors: (() => {}) as never,
  };
}

describe('a proposal', () => {
  it('differs only where its source says something, and not in what is public', () => {
    const proposal = openProposal(projects, item({ normalizedData: { title: 'Gondel', isPublic: true, translations: { fr: { title: 'Télé' } } } }), record, 'regio');
    expect(paths(proposal)).toEqual(['title', 'translations.fr.title']);
    expect(proposal.start).toEqual(record);
  });

  it('of a deleted source proposes nothing', () => {
    expect(paths(openProposal(projects, item({ status: 'deleted' }), record, 'regio'))).toEqual([]);
  });

  it('of the own network is adopted in all languages', () => {
    const { start, differences } = openProposal(projects, item({ source: 'regio', normalizedData: { title: 'Gondel', translations: { it: { title: 'Funivia' } } } }), record, 'regio');
    expect(start).toMatchObject({ title: 'Gondel', keywords: 'alt', translations: { it: { title: 'Funivia' } }, _version: '"4"' });
    expect(differences).toEqual([]);
  });

  it('of a new project brings its visibility', () => {
    const { start } = openProposal(projects, item({ status: 'new', internalId: null, normalizedData: { title: 'Neu', isPublic: true } }), null, 'regio');
    expect(start).toMatchObject({ isPublic: true, title: '' });
  });

  it('goes on from an interim save, and what changed in the record since is in it', () => {
    const interim = { title: 'Entwurf', keywords: 'früher' };
    const { start } = openProposal(projects, item({ interim, interimBase: { title: 'Seilbahn', keywords: 'früher' } }), record, 'regio');
    expect(start).toMatchObject({ title: 'Entwurf', keywords: 'alt', projectCode: 'BE_1', id: 5 });
  });

  it('knows who changed what, and taking all stops at conflicts', () => {
    const base = { title: 'Früher', keywords: 'alt', projectCosts: '1' };
    const proposal = openProposal(projects, item({ base, normalizedData: { title: 'Gondel', keywords: 'neu', projectCosts: '1' } }), record, 'regio');
    expect(proposal.differences.map((difference) => markOf(difference, proposal.isKnown))).toEqual(['conflict', 'theirs', 'ours']);
    const form = formOf({ ...record });
    const { taken, conflicts } = takeAllInto(form, projects, proposal.differences);
    expect(taken).toBe(1);
    expect(conflicts.map(({ place }) => place.path)).toEqual(['title']);
    expect(form.values).toEqual({ ...record, keywords: 'neu' });
  });

  it('never takes over what was typed meanwhile', () => {
    const proposal = openProposal(projects, item({ normalizedData: { title: 'Gondel' } }), record, 'regio');
    const form = formOf({ ...record, title: 'Getippt' });
    expect(takeAllInto(form, projects, proposal.differences)).toMatchObject({ taken: 0, conflicts: [{}] });
    expect(form.values.title).toBe('Getippt');
  });
});
