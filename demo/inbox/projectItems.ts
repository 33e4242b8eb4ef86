import { generateProjects } from '../projects';
import type { DemoProject } from '../projects/demoProject';
import { apply, proposalOf, type ChangeName } from './changes';
import { OWN_SOURCE, type DemoItem } from './demoItem';

/** Ids that follow the demo's 400 projects. */
const newIds = [401, 402, 403, 404, 405, 406, 407, 408];
const deletedIds = [61, 118, 204];

/**
 * Changes to demo projects. `theirs` is what the source proposes; `before` is how the last merged data differed from
 * the current project (the changes made here since), if known.
 */
const updates: { id: number; source?: string; theirs: ChangeName[]; before?: ChangeName[]; interim?: ChangeName[] }[] =
  [
    { id: 1, theirs: ['words', 'costs', 'contactAdded'], before: [] },
    { id: 2, theirs: ['title', 'dates'], before: ['otherTitle'] },
    { id: 3, theirs: ['financing', 'states', 'topicUnknown'], before: [] },
    { id: 4, theirs: ['formatting'], before: [] },
    { id: 5, theirs: ['contactChanged', 'contactsMoved', 'links'], before: [] },
    { id: 7, theirs: ['paragraph', 'costs', 'otherTitle'], before: ['costs', 'title'] },
    { id: 8, theirs: ['spelling', 'position'], before: [] },
    { id: 10, theirs: ['topicRemoved', 'instrument', 'program'] },
    { id: 12, theirs: ['contactsRemoved', 'dates', 'words'], before: ['dates'] },
    { id: 14, theirs: ['title', 'paragraph', 'topicAdded'], before: [], interim: ['title', 'costs'] },
    { id: 16, source: 'xls', theirs: ['keywords', 'costs', 'topicAdded'] },
    { id: 18, source: 'xls', theirs: ['french', 'video', 'dates'] },
    { id: 21, source: 'xls', theirs: ['otherTitle', 'links'] },
    { id: 23, source: 'blw', theirs: ['words', 'financing', 'position'] },
    { id: 26, source: 'blw', theirs: ['contactAdded', 'topicAdded'] },
  ];

/** Interim saves without an external item. */
const interims: { id: number; changes: ChangeName[] }[] = [
  { id: 30, changes: ['title', 'words', 'french'] },
  { id: 33, changes: ['costs', 'contactChanged'] },
];

const editor = 'editor@example.org';

/** Items about projects: new ones, changes with and without conflicts, deletions, and interim saves. */
export function projectItems(): DemoItem[] {
  const projects = new Map([...generateProjects({ count: 408 })].map((project) => [project.id, project]));
  const of = (id: number) => projects.get(id) as DemoProject;
  let hours = 2;
  const next = () => (hours += 5);
  const item = (project: DemoProject, rest: Partial<DemoItem>): DemoItem => ({
    type: 'project',
    source: 'chmos',
    status: 'update',
    title: project.title,
    internalId: project.id,
    foreignId: project.projectCode,
    data: { codeKurz: project.projectCode, titel: project.title },
    normalizedData: {},
    base: null,
    hoursAgo: next(),
    ...rest,
  });
  const whole = (
    { id: _id, createdAt: _createdAt, updatedAt: _updatedAt, ...values }: DemoProject,
    changes: ChangeName[],
  ) => ({ ...values, ...apply(of(_id), changes) });
  return [
    ...newIds.map((id, index) =>
      item(of(id), {
        status: 'new',
        internalId: null,
        source: index === 6 ? 'xls' : index === 7 ? 'blw' : 'chmos',
        normalizedData: { ...apply(of(id), index === 1 ? ['topicUnknown'] : []), isPublic: true },
      }),
    ),
    ...updates.map(({ id, source = 'chmos', theirs, before, interim }) => {
      const normalizedData = apply(of(id), theirs);
      return item(of(id), {
        source,
        title: normalizedData.title.trim(),
        normalizedData,
        base: before ? apply(of(id), before) : null,
        ...(interim && { interim: { values: whole(of(id), interim), base: whole(of(id), []), email: editor } }),
      });
    }),
    ...deletedIds.map((id) => item(of(id), { status: 'deleted', data: [] })),
    ...interims.map(({ id, changes }) => {
      const values = whole(of(id), changes);
      const base = whole(of(id), []);
      return item(of(id), {
        source: OWN_SOURCE,
        foreignId: null,
        title: values.title,
        data: values,
        normalizedData: values,
        base,
        interim: { values, base, email: editor },
      });
    }),
    item(of(405), {
      source: OWN_SOURCE,
      status: 'new',
      internalId: null,
      foreignId: null,
      title: 'Entwurf: Lernende in Bergtälern',
      ...draft(of(405)),
    }),
  ];
}

function draft(project: DemoProject): Partial<DemoItem> {
  const values = {
    ...proposalOf(project),
    title: 'Entwurf: Lernende in Bergtälern',
    projectCode: '',
    keywords: '',
    isPublic: false,
    images: [],
    files: [],
    videos: [],
    dates: [],
    tags: [],
    geographicRegions: [],
    businessSectors: [],
    translations: { fr: {}, it: {} },
  };
  return { data: values, normalizedData: values, interim: { values, base: null, email: editor } };
}
