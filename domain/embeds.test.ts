import { describe, expect, it } from 'vitest';
import type { ContentType } from './contentType';
import { contentTypes } from './contentTypes';
import { allEmbeds } from './collectionEmbeds';
import type { Fields } from './fields';
import { shownOf } from './staticContents';

describe.each(allEmbeds)('the embed of $name', (embed) => {
  const { content, resource, collection, filters, toggles = [], query, limit } = embed;
  const shown = shownOf(embed);
  // A collection shows the records of another type.
  const type = collection ? (contentTypes as Record<string, ContentType<any>>)[resource] as ContentType<any> : contentTypes[content];

  it('narrows by filters that the declaration has, over the same lists', () => {
    for (const { filter, from } of filters) {
      const declared = (type.filters as Record<string, { kind: string; list?: string; choices?: readonly { id: string }[] }>)[filter];
      expect(declared, filter).toBeDefined();
      const offered = 'list' in from ? from.list : 'choices' in from ? from.choices.map(({ value }) => value) : declared?.kind.replace('period', 'year');
      expect(offered, filter).toEqual('list' in from ? declared?.list : 'choices' in from ? declared?.choices?.map(({ id }) => id) : 'year');
    }
  });

  it('switches on what the declaration has a filter for', () => {
    for (const name of toggles.flatMap((toggle) => Object.keys(toggle.query))) expect(Object.keys(type.filters)).toContain(name);
  });

  it('offers in a filter the entries that the form of its field offers', () => {
    for (const { param, from } of filters) {
      const field = (type.fields as Fields)[param];
      expect('list' in from ? from.context : undefined, param).toEqual('list' in from && field?.kind === 'references' ? field.context : undefined);
    }
  });

  it('heads a record with what the declaration calls it by', () => {
    expect(shown.title).toBe(type.titleField);
  });

  it('shows what strangers may see, and nothing else', () => {
    const fields = [shown.title, ...(shown.text ? [shown.text] : []), ...shown.relations.map(({ field }) => field), ...(shown.links ? ['links'] : []), ...Object.values(shown.takesPlace ?? {})];
    for (const field of fields) expect(type.publicFields, field).toContain(field);
  });

  it('asks for pages only where the list goes on', () => {
    expect(limit ?? 1).toBeGreaterThan(0);
    expect(query?.randomize === undefined || 'shuffledWithin' in type).toBe(true);
  });
});
