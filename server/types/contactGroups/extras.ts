import { sql } from 'kysely';
import type { Extras } from '../../engine/read/extras';

/** Who belongs to a group, and the employments that speak for them there: existing clients read both with the group. */
export const groupExtras: Extras = {
  'contact-groups': {
    contacts: (ids) => sql`
      select g.id, coalesce((select json_agg(json_build_object('id', l.record_id) order by l.position, l.record_id) from contacts_contact_groups l where l.target_id = g.id), '[]')::text as value
      from unnest(${[...ids]}::int[]) g(id)`,
    employments: (ids) => sql`
      select g.id, coalesce((select json_agg(json_build_object('id', l.record_id) order by l.position, l.record_id) from employments_contact_groups l where l.target_id = g.id), '[]')::text as value
      from unnest(${[...ids]}::int[]) g(id)`,
  },
};
