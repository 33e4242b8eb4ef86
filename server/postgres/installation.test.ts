import { expect, test } from 'vitest';
import { postgresConf } from './installation';

const GB = 1024 ** 3;
const place = { socketDir: '.', madeFor: 'PostgreSQL 18.4' };

test('memory settings follow the machine', () => {
  expect(postgresConf(place, {}, 24 * GB)).toContain("shared_buffers = '256MB'\neffective_cache_size = '2048MB'");
  expect(postgresConf(place, {}, GB)).toContain("shared_buffers = '128MB'\neffective_cache_size = '512MB'");
  expect(postgresConf(place, {}, GB / 8)).toContain("shared_buffers = '32MB'");
});

test('extra settings win, quotes are doubled, names are names', () => {
  const conf = postgresConf(place, { jit: 'on', unix_socket_directories: "/it's" }, GB);
  expect(conf).toContain("jit = 'on'");
  expect(conf).not.toContain("jit = 'off'");
  expect(conf).toContain("unix_socket_directories = '/it''s'");
  expect(() => postgresConf(place, { "a\nfsync = 'off'": 'x' }, GB)).toThrow(/is not the name/);
});
