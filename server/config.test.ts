import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { contents } from '../domain/contents';
import { isLoopback, projectRoot, publicConfig, readConfig, tileOrigin } from './config';

describe('readConfig', () => {
  it('has a default for everything', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ port: 3000, host: '127.0.0.1', databaseUrl: null, seed: 'demo', publicUrl: null });
    expect(config.dataDir).toBe(path.join(projectRoot, 'data'));
    expect(config.filesUrl.href).toMatch(/^file:.*\/data\/files$/);
    expect(config.features.PLUGIN_ENABLE_PROJECTS).toBe(true);
    expect(config.features.PROJECTS_ENABLE_BUSINESS_SECTORS).toBe(false);
  });

  it('resolves relative paths against the project, wherever it is started', () => {
    const config = readConfig({ DATA_DIR: 'other', FILES_URL: 'uploads' });
    expect(config.dataDir).toBe(path.join(projectRoot, 'other'));
    expect(config.filesUrl.pathname).toBe(path.join(projectRoot, 'uploads'));
  });

  it('accepts a list of proxies', () => {
    expect(readConfig({ TRUST_PROXY: 'loopback, 10.0.0.0/8 fd00::/8,192.0.2.1' }).trustProxy).toEqual([
      'loopback',
      '10.0.0.0/8',
      'fd00::/8',
      '192.0.2.1',
    ]);
  });

  it('accepts a list of roles that need a second factor, and refuses others', () => {
    expect(readConfig({ SECOND_FACTOR_ROLES: 'ROLE_EDITOR, ROLE_ADMIN' }).secondFactorRoles).toEqual([
      'ROLE_ADMIN',
      'ROLE_EDITOR',
    ]);
    expect(readConfig({}).secondFactorRoles).toEqual([]);
    expect(() => readConfig({ SECOND_FACTOR_ROLES: 'ROLE_ADMIN ADMINS' })).toThrow(
      /SECOND_FACTOR_ROLES must be a list of ROLE_SUPER_ADMIN, .*, not "ADMINS"/,
    );
  });

  it('treats an empty variable as absent', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', PLUGIN_ENABLE_INBOX: '' })).toMatchObject({
      port: 3000,
      databaseUrl: null,
    });
  });

  it.each([
    ['PORT', '80000'],
    ['PORT', 'http'],
    ['HOST', 'a b'],
    ['DATABASE_URL', 'mysql://x'],
    ['DATABASE_URL', 'nonsense'],
    ['FILES_URL', 'ftp://x'],
    ['FILES_URL', 's3:///folder'],
    ['FILES_URL', 'file://x/y'],
    ['PUBLIC_URL', 'example.org'],
    ['PUBLIC_URL', 'https://example.org/path'],
    ['SEED', 'yes'],
    ['CHMOS_URL', 'chmos.example.org'],
    ['CHMOS_CERTIFICATE', 'missing.pem'],
    ['SMTP_URL', 'mail.example.org'],
    ['SMTP_URL', 'smtp://'],
    ['MAIL_FROM', 'Regio'],
    ['MAIL_FROM', 'a@example.org, b@example.org'],
    ['MAIL_FROM', 'Regio <a@b.ch> <c@d.ch>'],
    ['PRODUCT_ID', 'Ä'],
    ['OIDC_ISSUERS', 'https://login.example.org'],
    ['THEME_COLOR_3', 'red'],
    ['THEME_LOGO', 'missing.png'],
    ['PLUGIN_ENABLE_INBOX', 'yes'],
    ['PLUGIN_ENABLE_PROJEKTE', 'true'],
    ['PROJECTS_ENABLE_TOPIC', 'true'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', '*'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', 'loopback, proxy'],
  ])('refuses %s=%s with a message that names it', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} (must|is) .*\\.$`));
  });

  it('derives the sender of mails', () => {
    const from = (env: NodeJS.ProcessEnv) => readConfig(env).mailFrom;
    expect(from({})).toEqual({ name: 'regio', address: 'no-reply@localhost' });
    expect(from({ PUBLIC_URL: 'https://redaktion.example.org', PRODUCT_NAME: 'Regio' })).toEqual({
      name: 'Regio',
      address: 'no-reply@redaktion.example.org',
    });
    expect(from({ MAIL_FROM: 'post@example.org' })).toEqual({ name: 'regio', address: 'post@example.org' });
    expect(from({ MAIL_FROM: 'Regio, Redaktion <post@example.org>' })).toEqual({
      name: 'Regio, Redaktion',
      address: 'post@example.org',
    });
    expect(() => from({ MAIL_FROM: 'Regio <a@b.ch>\r\nBcc: c@d.ch' })).toThrow(/^MAIL_FROM must /);
    expect(() => from({ SMTP_URL: 'smtp://mail.example.org' })).toThrow(/^MAIL_FROM must .*\.$/);
    expect(() => from({ SMTP_URL: 'smtp://mail.example.org', PUBLIC_URL: 'http://10.0.0.1' })).toThrow(
      /^MAIL_FROM must /,
    );
  });

  it('reads a provider of OpenID Connect, and refuses one that is unsafe or incomplete', () => {
    const whole = {
      OIDC_ISSUER: 'https://login.example.org/realms/agency',
      OIDC_CLIENT_ID: 'regio',
      OIDC_CLIENT_SECRET: 'secret',
      OIDC_ROLES_CLAIM: 'groups',
      OIDC_ROLES: 'cn=editors,ou=groups=ROLE_EDITOR; chiefs = ROLE_ADMIN',
      OIDC_DOMAINS: 'Example.org, agency.example',
    };
    expect(readConfig({}).openId).toBeNull();
    const { openId } = readConfig(whole);
    expect(openId).toMatchObject({ scope: 'openid email profile', createsAccounts: false, allowsPasswords: true });
    expect([...(openId?.roles ?? [])]).toEqual([
      ['cn=editors,ou=groups', 'ROLE_EDITOR'],
      ['chiefs', 'ROLE_ADMIN'],
    ]);
    expect(openId?.domains).toEqual(['example.org', 'agency.example']);
    for (const [change, message] of [
      [{ OIDC_ISSUER: 'http://login.example.org' }, /OIDC_ISSUER must begin with https/],
      [{ OIDC_CLIENT_SECRET: '' }, /OIDC_CLIENT_SECRET must be set with/],
      [{ OIDC_ROLES: 'editors' }, /OIDC_ROLES must be pairs/],
      [{ OIDC_ROLES: 'editors=ROLE_BOSS' }, /OIDC_ROLES must be pairs/],
      [{ OIDC_ROLES_CLAIM: '' }, /must be set together/],
      [{ OIDC_SCOPE: 'email' }, /OIDC_SCOPE must be/],
      [{ HOST: '0.0.0.0' }, /PUBLIC_URL must be set with OIDC_ISSUER/],
    ] as const)
      expect(() => readConfig({ ...whole, ...change })).toThrow(message);
  });

  it('reports everything that is wrong at once', () => {
    expect(() => readConfig({ PORT: 'x', SEED: 'y' })).toThrow(/PORT must.*\nSEED must/s);
  });

  it('never repeats a URL that may contain a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'postgre://me:secret@host/db' })).toThrow(/^(?!.*secret)/);
  });
});

describe('.env.example', () => {
  const text = readFileSync(path.join(projectRoot, '.env.example'), 'utf8');
  const named = [...text.matchAll(/^#?([A-Z][A-Z0-9_]*)=(.*)$/gm)];

  it('has the variables of docs/configuration.md, in any order', () => {
    const page = readFileSync(path.join(projectRoot, 'docs/configuration.md'), 'utf8');
    const described = page
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .flatMap((line) => [...line.matchAll(/`([A-Z]+_[A-Z0-9_]+|COMPAT|PORT|HOST|SEED)`/g)].map(([, name]) => name));
    expect(new Set(described)).toEqual(new Set(named.map(([, name]) => name)));
  });

  it('documents every variable and its default', () => {
    const set = Object.fromEntries(
      named.filter(([line]) => !line.startsWith('#')).map(([, name, value]) => [name, value]),
    );
    expect(readConfig(set)).toEqual(readConfig({}));
    const known = new Set(named.map(([, name]) => name as string));
    const read = new Set<string>();
    readConfig(new Proxy({}, { get: (_target, name: string) => void read.add(name), ownKeys: () => [] }));
    // The names of variables that switch off a content type are derived from it, so they are not listed one by one.
    const ofTypes = new Set<string>(Object.values(contents).map(({ feature }) => feature));
    expect(
      [...read].filter((name) => !known.has(name) && !ofTypes.has(name)),
      'variables that .env.example does not have',
    ).toEqual([]);
    expect(
      [...known].filter((name) => !read.has(name)),
      'variables that nothing reads',
    ).toEqual([]);
  });
});

describe('publicConfig', () => {
  it('gives the browser what it needs and nothing else', () => {
    const published = publicConfig(
      readConfig({
        DATABASE_URL: 'postgres://me:secret@host/db',
        SMTP_URL: 'smtp://me:secret@host',
        MAIL_FROM: 'me@example.org',
      }),
    );
    expect(Object.keys(published).sort()).toEqual([
      'features',
      'imports',
      'logo',
      'productId',
      'productName',
      'themeColors',
    ]);
    expect(JSON.stringify(published)).not.toContain('secret');
  });

  it('includes a website and maps if set, and allows pages to load from them', () => {
    const config = readConfig({
      WEBSITE_URL: 'https://www.example.org/',
      MAP_TILES_URL: 'https://tiles.example.org/{z}/{x}/{y}.png',
      MAP_TILES_ATTRIBUTION: 'Amt',
    });
    expect(publicConfig(config)).toMatchObject({
      website: 'https://www.example.org',
      mapTiles: { url: 'https://tiles.example.org/{z}/{x}/{y}.png', attribution: 'Amt' },
    });
    expect(tileOrigin(config)).toBe('https://tiles.example.org');
    expect([
      readConfig({ FRAME_PARENTS: 'https://www.example.org/, http://127.0.0.1:8080' }).frameParents,
      readConfig({}).frameParents,
    ]).toEqual([['https://www.example.org', 'http://127.0.0.1:8080'], null]);
    expect(() => readConfig({ FRAME_PARENTS: 'www.example.org' })).toThrow('FRAME_PARENTS');
    for (const wrong of [
      'https://{s}.example.org/{z}/{x}/{y}.png',
      'https://tiles.example.org/1.png',
      "https://a;script-src 'unsafe-inline'/{z}/{x}/{y}",
      '/{z}/{x}/{y}.png',
    ])
      expect(() => readConfig({ MAP_TILES_URL: wrong }), wrong).toThrow('MAP_TILES_URL');
  });

  it("resolves the logo's URL", () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'logo-')), 'mark.SVG');
    writeFileSync(file, '<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect(publicConfig(readConfig({ THEME_LOGO: file })).logo).toBe('/logo.svg');
    expect(publicConfig(readConfig({ THEME_LOGO: 'https://example.org/mark.png' })).logo).toBe(
      'https://example.org/mark.png',
    );
  });
});

describe('isLoopback', () => {
  it.each(['127.0.0.1', '127.8.8.8', 'localhost', '::1'])('%s is', (host) => expect(isLoopback(host)).toBe(true));
  it.each(['0.0.0.0', '::', '192.168.1.2', 'example.org', '127.example.org'])('%s is not', (host) =>
    expect(isLoopback(host)).toBe(false),
  );
});
