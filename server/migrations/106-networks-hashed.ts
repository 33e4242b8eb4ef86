import { running } from './helpers';

const secret = `(select value from secrets where name = 'networks')`;
const hashed = `encode(sha256(${secret} || convert_to(network, 'UTF8')), 'hex')`;

/** Networks of visitors are kept as hashes with a secret, as those of accounts are. */
export const up = running([
  `update submissions set network = ${hashed} where network is not null`,
  `update submission_documents set network = ${hashed} where network is not null`,
  // Their keys name networks. The longest wait they hold is a quarter of an hour.
  'delete from login_failures',
]);
