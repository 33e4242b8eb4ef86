import { defaultLimit } from '../http';
import { externalSources, inboxTypeNames, inboxTypes, statusLabels, submissionLabels } from './inbox';
import type { ListDeclaration } from '../lists/listRequest';

export const inboxListDeclaration: ListDeclaration = {
  filters: {
    type: {
      kind: 'choice',
      field: 'type',
      label: 'Art',
      choices: inboxTypeNames.map((id) => ({ id, label: inboxTypes[id].section })),
    },
    source: {
      kind: 'choice',
      field: 'source',
      label: 'Quelle',
      choices: externalSources.map((id) => ({ id, label: id })),
    },
    status: {
      kind: 'choice',
      field: 'status',
      label: 'Status',
      choices: Object.entries(statusLabels).map(([id, label]) => ({ id, label })),
    },
    submission: {
      kind: 'choice',
      field: 'submission',
      label: 'Einreichung',
      choices: Object.entries(submissionLabels).map(([id, label]) => ({ id, label })),
    },
    assignee: { kind: 'ids', label: 'Zugewiesen an' },
    internalId: { kind: 'ids', label: 'Verknüpfter Eintrag', hidden: true },
    import: { kind: 'ids', label: 'Import', hidden: true },
    /** The items that follow one of these in the list, open or closed. */
    after: { kind: 'ids', label: 'Nach dem Eintrag', hidden: true },
    /**
     * `record`: one card for all items about a record (`togetherTypes`), at the position of the first. By default each
     * item has its own.
     */
    per: {
      kind: 'choice',
      field: 'per',
      label: 'Eine Karte für',
      choices: [{ id: 'record', label: 'Alles zum selben Eintrag' }],
      hidden: true,
    },
  },
  orderBy: [],
  defaultOrder: { field: 'createdAt', direction: 'ASC' },
  limit: defaultLimit,
};
