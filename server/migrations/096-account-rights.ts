import { running } from './helpers';

/** Adds to accounts the last sign-in, whether they are switched off, and what they may write (null: everything). */
export const up = running([
  `alter table users add column last_sign_in_at timestamptz, add column disabled_at timestamptz,
    add column writable_types text[], add column writable_languages text[]`,
]);
