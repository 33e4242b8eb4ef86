import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ContentType } from '../contentType';
import { contentTypes } from '../contentTypes';
import { contents } from '../contents';
import { allForms, ownForms } from '../submissions/allForms';
import { allEmbeds, listEmbeds, typesOfEmbed } from './allEmbeds';
import { collectionEmbeds } from './collectionEmbeds';
import { circularEmbed } from './circularEmbed';
import { labelOf } from './embedLabels';
import { embedLocales, embeds } from './embeds';
import { searchEmbed } from './searchEmbed';
import { feedbackEmbed } from './feedbackEmbed';
import type { Fields } from '../fields';
import { licenses } from '../values/licenses';
import type { Context } from '../references';
import { noRelatedData } from '../publicViews/view';
import { viewOfEmbed } from './views';
import { isPublicField } from '../lists/publicRequest';
import { classifiedBy } from '../types/circularEconomyProject';
import { contacts } from '../types/contacts';

describe.each(allEmbeds)('the embed of $name', (embed) => {
  const { content, resource, collection, filters, toggles = [], query, limit } = embed;
  // A collection shows records of another type; the list of contacts combines two types.
  const type =
    resource === contacts.name
      ? contacts
      : collection
        ? ((contentTypes as Record<string, ContentType>)[resource] as ContentType)
        : contentTypes[content];

  it('offers only filters its content type declares, with the same options', () => {
    // A filter without an API parameter only narrows the options of another one.
    for (const { param } of filters.filter(({ filter }) => filter === undefined))
      expect(filters.map(({ within }) => within)).toContain(param);
    for (const { filter, from, within } of filters) {
      if (filter === undefined) continue;
      const declared = (
        type.filters as Record<
          string,
          { kind: string; list?: string; resource?: string; choices?: readonly { id: string }[] }
        >
      )[filter];
      expect(declared, filter).toBeDefined();
      expect([undefined, ...filters.map(({ param }) => param)], filter).toContain(within);
      const [offered, wanted] =
        'list' in from
          ? [from.list, declared?.list]
          : 'groups' in from
            ? ['contact-groups', declared?.resource]
            : 'licenses' in from
              ? [licenses.map(({ id }) => id), declared?.choices?.map(({ id }) => id)]
              : 'choices' in from
                ? [from.choices.map(({ value }) => value), declared?.choices?.map(({ id }) => id)]
                : [declared?.kind.replace('period', 'year'), 'year'];
      expect(offered, filter).toEqual(wanted);
    }
  });

  it('has a title in each language, and a view', () => {
    for (const locale of embedLocales) expect(labelOf(embed)[locale]).not.toBe('');
    expect(viewOfEmbed(embed).title).not.toBe('');
  });

  it('has switches for existing filters only', () => {
    for (const name of toggles.flatMap((toggle) => Object.keys(toggle.query)))
      expect(Object.keys(type.filters)).toContain(name);
  });

  it('offers the same references in a filter as the form in the field', () => {
    // If a form offers references of several contexts, each context has a filter.
    const offered = new Map<string, Context | undefined>();
    for (const { param, field: name = param, from } of filters) {
      const context = 'list' in from ? from.context : undefined;
      offered.set(name, typeof context === 'object' ? [offered.get(name) ?? [], context].flat() : context);
    }
    for (const [name, context] of offered) {
      const field = (type.fields as Fields)[name];
      expect(context, name).toEqual(
        field?.kind === 'references' || field?.kind === 'reference' ? field.context : undefined,
      );
    }
  });

  it('uses the title field of the declaration', () => {
    const { title, nameOf: called } = viewOfEmbed(embed);
    expect(title).toBe(type.members ? 'name' : type.titleField);
    expect(called !== undefined, 'its name is more than its title').toBe(
      (type.members ?? [type]).some(({ nameOf }) => nameOf !== undefined),
    );
  });

  it('shows only public values', () => {
    const view = viewOfEmbed(embed);
    const fields = [
      view.title,
      ...(view.text ? [view.text] : []),
      ...(view.texts?.('de') ?? []).map(([field]) => field),
      ...(view.links && !type.forVisitors ? ['links'] : []),
      ...(view.videos && !type.forVisitors ? ['videos'] : []),
      ...(view.documents && !type.forVisitors ? ['files'] : []),
      ...(view.facts?.({}, 'de', noRelatedData) ?? []).flatMap(({ field }) => field ?? []),
    ];
    for (const field of fields) expect(isPublicField(type, field), field).toBe(true);
  });

  it('requests pages only if the list has pages', () => {
    expect(limit ?? 1).toBeGreaterThan(0);
    expect(query?.randomize === undefined || 'shuffledWithin' in type).toBe(true);
  });
});

it('circular-economy projects are filtered by the fields that classify their type', () => {
  const narrowed = (kind: string) =>
    [
      ...new Set(
        circularEmbed.filters.filter((filter) => filter.kind === kind).map(({ param, field = param }) => field),
      ),
    ].toSorted();
  for (const [kind, fields] of Object.entries(classifiedBy))
    expect([kind, narrowed(kind)]).toEqual([kind, [...fields].toSorted()]);
});

it('exactly the types that are `submittable` have a form', () => {
  const submittable = Object.values(contents).flatMap(({ name, submittable }) => (submittable ? [name] : []));
  expect(allForms.map(({ name }) => name).toSorted()).toEqual(submittable.toSorted());
});

it('exactly the types that are `listed` have a list', () => {
  const listed = Object.values(contents).flatMap(({ name, listed }) => (listed ? [name] : []));
  expect(listEmbeds.flatMap(typesOfEmbed).toSorted()).toEqual(listed.toSorted());
});

it('the overview page offers every embed with its own file, and no unknown one', () => {
  const [, list = ''] = /var embeds = \[([^\]]*)\]/.exec(readFileSync('demo/host-page/all.html', 'utf8')) ?? [];
  const offered = Array.from(list.matchAll(/'([^']+)'/g), ([, name = '']) => name);
  const all = [
    ...allEmbeds.map(({ name }) => name),
    ...allForms.map(({ embed }) => embed),
    feedbackEmbed.embed,
    searchEmbed.embed,
  ];
  expect(offered.filter((name) => !all.includes(name))).toEqual([]);
  expect(offered, 'demo/host-page/all.html').toEqual(
    expect.arrayContaining([
      ...[...embeds, ...collectionEmbeds].map(({ name }) => name),
      ...ownForms.map(({ embed }) => embed),
      feedbackEmbed.embed,
      searchEmbed.embed,
    ]),
  );
});
