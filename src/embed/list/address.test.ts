import { describe, expect, it } from 'vitest';
import { embedNamed, type Embed } from '../../../domain/embeds';
import { listQuery, readState, writeState, type History, type Options } from './address';

const projects = embedNamed('projects') as Embed;
const options: Options = {
  states: [{ value: '3', names: ['Grisons', 'Graubünden'] }, { value: '4', names: ['Berne', 'Bern'] }],
  startDates: [{ value: '2026', names: ['2026'] }],
};
const query: History = { mode: 'query', primaryKey: 'project-id' };
const hash: History = { ...query, mode: 'hash' };

describe('the address of a list', () => {
  it.each([query, hash])('reads what it has written, in $mode', (history) => {
    const state = { term: 'holz & käse', filters: { states: ['3', '4'], startDates: ['2026'] }, open: 12 };
    const written = writeState(new URL('https://example.org/a?other=1#part'), projects, state, options, history, 'Ein Titel');
    expect(readState(written, projects, options, history)).toEqual(state);
    expect(written.searchParams.get('other')).toBe('1');
  });

  it('says filters by their names in the language of the page', () => {
    const written = writeState(new URL('https://example.org/'), projects, { term: '', filters: { states: ['3'] }, open: null }, options, query);
    expect(written.searchParams.getAll('states[]')).toEqual(['Grisons']);
  });

  it('understands the German name and the id, and leaves out what nobody knows', () => {
    const read = (search: string) => readState(new URL(`https://example.org/?${search}`), projects, options, query);
    expect(read('states[]=Bern&states[]=3&states[]=Atlantis').filters).toEqual({ states: ['4', '3'] });
    expect(read('project-id=abc').open).toBeNull();
    expect(read('project-id=7').open).toBe(7);
  });

  it('asks the API by its own names, with what the page has fixed', () => {
    const asked = listQuery(projects, { term: ' holz ', filters: { states: ['3'] }, open: null }, { limit: 30, offset: 30 }, { topics: ['5'] });
    expect(Object.fromEntries(new URLSearchParams(asked))).toEqual({ randomize: '1', limit: '30', offset: '30', term: 'holz', 'state[]': '3', 'topic[]': '5' });
  });

  it('keeps what is switched on, which the API is asked in place of what it is asked else', () => {
    const events = embedNamed('events') as Embed;
    const history: History = { mode: 'query', primaryKey: 'event-id' };
    const written = writeState(new URL('https://example.org/'), events, { term: '', filters: { type: ['regio'], archive: ['1'] }, open: null }, {}, history);
    expect(written.search).toBe('?type=regio&archive=1');
    const read = readState(written, events, {}, history);
    const asked = new URLSearchParams(listQuery(events, read, { offset: 0 }, {}));
    expect([asked.getAll('archive'), asked.getAll('type[]')]).toEqual([['1'], ['regio', 'fsk', 'cafe-r', 'einstiegskurs', 'konferenz', 'wissenschaftsforum']]);
    expect(listQuery(events, readState(new URL('https://example.org/?archive=2'), events, {}, history), { offset: 0 }, {})).toBe('archive=0');
    expect(writeState(written, events, { term: '', filters: { type: [], archive: ['1'] }, open: null }, {}, history).search).toBe('?archive=1');
  });
});
