import { running } from './helpers';

/** What machines proposed, and which texts nobody has checked since. See docs/decisions/translations.md. */
export const up = running([
  `create table machine_texts (
    resource text not null, record_id integer not null, field text not null, part text not null, locale text not null,
    digest text not null, text text not null, provider text not null, at timestamptz not null default now(),
    primary key (resource, record_id, field, part, locale, digest))`,
  'create index on machine_texts (digest, locale)',
  'create index on machine_texts (at)',
  // Without the list of states, which has one more; servers of the version before never write it.
  `alter table translation_gaps add column machine_texts jsonb not null default '[]',
    drop constraint translation_gaps_state_check`,
  `create index on translation_gaps (id desc) where state = 'machine'`,
]);
