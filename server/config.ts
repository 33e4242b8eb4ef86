import { existsSync, readFileSync, statSync } from 'node:fs';
import { isIP, isIPv4 } from 'node:net';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { roles, type Role } from '../domain/access';
import {
  defaultThemeColors,
  features,
  translationServices,
  type Feature,
  type MapTiles,
  type PublicConfig,
  type TranslationService,
} from '../domain/features';
import { Environment } from './environment';

/**
 * The project's folder. Relative paths in the configuration are resolved against it, wherever the server was started.
 */
export const projectRoot = folderWithPackage(path.dirname(fileURLToPath(import.meta.url)));

function folderWithPackage(folder: string): string {
  return existsSync(path.join(folder, 'package.json'))
    ? `${folder}${path.sep}`
    : folderWithPackage(path.dirname(folder));
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const logoTypes = ['svg', 'png', 'jpg', 'webp'];
/** Disabled by default, because few instances have business sectors. */
const offByDefault: readonly Feature[] = ['PROJECTS_ENABLE_BUSINESS_SECTORS'];

/** An OpenID Connect provider for signing in. */
export interface OpenIdConfig {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The label of the button on the sign-in page. */
  label: string;
  scope: string;
  /** The claim that contains roles, and the role of each value; null if roles are managed here. */
  rolesClaim: string | null;
  roles: ReadonlyMap<string, Role>;
  /** The email domains that may sign in; empty for all. */
  domains: readonly string[];
  /** Whether signing in creates missing accounts. */
  createsAccounts: boolean;
  /** Whether accounts that use the provider may also sign in with a password. */
  allowsPasswords: boolean;
}

/** The configuration; described for users in `.env.example` and docs/configuration.md. */
export interface Config {
  port: number;
  host: string;
  /** Absolute path for the embedded database, files and unsent mails. */
  dataDir: string;
  /** Null means the embedded PostgreSQL. */
  databaseUrl: string | null;
  /** `file:` with an absolute path, or `s3:`. */
  filesUrl: URL;
  /** The public URL of the product, without a trailing slash. */
  publicUrl: string | null;
  /** The privacy statement that forms link to; '' if there is none. */
  privacyUrl: string;
  seed: 'demo' | 'none';
  smtpUrl: string | null;
  /** The public website, without a trailing slash. */
  websiteUrl: string | null;
  mapTiles: MapTiles | null;
  /** The sites to which frames report their size; null means any. */
  frameParents: readonly string[] | null;
  /** The sender of all mails. */
  mailFrom: { name: string; address: string };
  /** The external project database, without a trailing slash. */
  chmosUrl: string | null;
  /** Certificate and key for the external database, as PEM. */
  chmosCertificate: string | null;
  productId: string;
  productName: string;
  themeColors: PublicConfig['themeColors'];
  /** A URL, or the absolute path of a picture. */
  themeLogo: { url: string } | { file: string } | null;
  features: Record<Feature, boolean>;
  /** Serves the API of the existing system at /compat, for clients built for it. */
  compat: boolean;
  /**
   * The folder of the existing system's built client and embeds, which are also served at /compat. An absolute path.
   */
  compatClient: string | null;
  logLevel: (typeof logLevels)[number];
  /** The token required to read `/metrics`; if null, the route does not exist. */
  metricsToken: string | null;
  /** The port on which metrics can be read without a token; null for none. */
  metricsPort: number | null;
  /** The service that proposes translations; null: none. Its URL is an operator's, its key '' for none. */
  translation: { provider: TranslationService; url: string; key: string } | null;
  /** Private networks that webhooks may reach, in the notation of `trustProxy`. */
  webhookNetworks: string[];
  /** Accounts with these or higher roles need a second factor. */
  secondFactorRoles: Role[];
  /** Null if people sign in with passwords only. */
  openId: OpenIdConfig | null;
  /** The number of requests that each machine account may make per minute. */
  machineRequests: number;
  /**
   * The proxies whose `X-Forwarded-*` headers are trusted: addresses, subnets or `loopback`, `linklocal`,
   * `uniquelocal`.
   */
  trustProxy: string[];
}

/**
 * Reads the configuration. Feature switches keep the names used in existing installations.
 * @throws one error with a message for each invalid variable
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const from = new Environment(env);
  const dataDir = path.resolve(projectRoot, from.text('DATA_DIR') ?? 'data');
  const color = (number: 1 | 2 | 3 | 4) =>
    from.matching(
      `THEME_COLOR_${number}`,
      /^#([0-9a-f]{3}|[0-9a-f]{6})$/i,
      defaultThemeColors[number - 1] as string,
      'a colour such as #9C0F06',
    );
  const productId = from.matching(
    'PRODUCT_ID',
    /^[a-z][a-z0-9-]{0,39}$/,
    'regio',
    'a short name of lower case letters, digits and hyphens',
  );
  from.refuseUnknown('PLUGIN_ENABLE_', features);
  from.refuseUnknown('PROJECTS_ENABLE_', features);

  const smtpUrl = readSmtpUrl(from);
  const publicUrl = readPublicUrl(from);
  const productName = from.text('PRODUCT_NAME') ?? productId;

  const config: Config = {
    port: from.port('PORT', 3000),
    host: from.host('HOST', '127.0.0.1'),
    dataDir,
    databaseUrl: from.url('DATABASE_URL', ['postgres:', 'postgresql:'])?.href ?? null,
    filesUrl: filesUrl(from, dataDir),
    publicUrl,
    seed: from.choice('SEED', ['demo', 'none'], 'demo'),
    smtpUrl,
    websiteUrl: from.url('WEBSITE_URL', ['https:', 'http:'])?.href.replace(/\/+$/, '') ?? null,
    privacyUrl: from.matching(
      'PRIVACY_URL',
      /^https?:\/\/(?:[^{}\s]|\{lang\}|\{form\})+$/,
      '',
      'an address that begins with https:// or http:// and has no placeholders but {lang} and {form}',
    ),
    mapTiles: mapTiles(from),
    frameParents: frameParents(from),
    mailFrom: mailFrom(from, { smtpUrl, publicUrl, productName }),
    chmosUrl: from.url('CHMOS_URL', ['https:', 'http:'])?.href.replace(/\/+$/, '') ?? null,
    chmosCertificate: certificate(from),
    productId,
    productName,
    themeColors: [color(1), color(2), color(3), color(4)],
    themeLogo: themeLogo(from),
    features: Object.fromEntries(
      features.map((feature) => [feature, from.flag(feature, !offByDefault.includes(feature))]),
    ) as Record<Feature, boolean>,
    compat: from.choice('COMPAT', ['on', 'off'], 'off') === 'on',
    compatClient: compatClient(from),
    logLevel: from.choice('LOG_LEVEL', logLevels, 'info'),
    machineRequests: Number(
      from.matching('MACHINE_REQUESTS', /^[1-9]\d{0,6}$/, '600', 'a number of requests a minute, such as 600'),
    ),
    secondFactorRoles: from.list('SECOND_FACTOR_ROLES', roles),
    trustProxy: from.networks('TRUST_PROXY', ['loopback']),
    metricsToken: from.matching('METRICS_TOKEN', /^[\w.~+/=-]{16,200}$/, '', 'at least 16 letters and digits') || null,
    metricsPort: from.text('METRICS_PORT') === null ? null : from.port('METRICS_PORT', 0),
    translation: translation(from),
    webhookNetworks: from.networks('WEBHOOK_NETWORKS', []),
    openId: openId(from),
  };
  if (config.openId && publicUrl === null && !isLoopback(config.host))
    from.problems.push('PUBLIC_URL must be set with OIDC_ISSUER: the provider sends people back to it.');
  if (from.problems.length > 0) throw new Error(from.problems.join('\n'));
  return config;
}

/** The configuration for the browser, readable without a session. */
export function publicConfig({
  productId,
  productName,
  themeLogo,
  themeColors,
  features,
  chmosUrl,
  websiteUrl,
  privacyUrl,
  mapTiles: tiles,
  openId: provider,
  translation: service,
}: Config): PublicConfig {
  return {
    productId,
    productName,
    logo: logoUrl(themeLogo),
    themeColors,
    features,
    ...(websiteUrl && { website: websiteUrl }),
    ...(privacyUrl && { privacyUrl }),
    ...(tiles && { mapTiles: tiles }),
    ...(provider && { provider: { label: provider.label } }),
    ...(service && { machineTranslation: translationServices[service.provider] }),
    imports: chmosUrl === null ? ['spreadsheet'] : ['chmos', 'spreadsheet'],
  };
}

/** The URL of the logo for the browser. */
export function logoUrl(logo: Config['themeLogo']): string | null {
  if (logo === null) return null;
  return 'url' in logo ? logo.url : `/logo${path.extname(logo.file).toLowerCase()}`;
}

/** Whether a server that listens on this host can only be reached from this machine. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));
}

/** Loads `.env` from the project's folder; variables that are already set take precedence. */
export function loadEnvFile(): void {
  const file = path.join(projectRoot, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/** The host must be the same for all tiles, because pages list it in their content security policy. */
function mapTiles(from: Environment): MapTiles | null {
  const url = from.matching(
    'MAP_TILES_URL',
    /^(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})https?:\/\/[^{}/\s;,']+\/\S*$/,
    '',
    'an address that begins with https:// or http:// and has {z}, {x} and {y} in its path',
  );
  const attribution = from.text('MAP_TILES_ATTRIBUTION') ?? '';
  return url === '' ? null : { url, attribution };
}

function openId(from: Environment): OpenIdConfig | null {
  const names = ['ISSUER', 'CLIENT_ID', 'CLIENT_SECRET', 'LABEL', 'SCOPE', 'ROLES_CLAIM', 'ROLES', 'DOMAINS'];
  from.refuseUnknown(
    'OIDC_',
    [...names, 'NEW_ACCOUNTS', 'PASSWORDS'].map((name) => `OIDC_${name}`),
  );
  const issuer = from.text('OIDC_ISSUER');
  const url = from.url('OIDC_ISSUER', ['https:', 'http:']);
  const clientId = from.text('OIDC_CLIENT_ID') ?? '';
  const clientSecret = from.text('OIDC_CLIENT_SECRET') ?? '';
  const rolesClaim = from.text('OIDC_ROLES_CLAIM');
  const given = new Map<string, Role>();
  for (const pair of from.text('OIDC_ROLES')?.split(';') ?? []) {
    if (pair.trim() === '') continue;
    const end = pair.lastIndexOf('=');
    const role = roles.find((one) => one === pair.slice(end + 1).trim());
    if (end > 0 && role) given.set(pair.slice(0, end).trim(), role);
    else from.problems.push(`OIDC_ROLES must be pairs as in editors=ROLE_EDITOR; chiefs=ROLE_ADMIN, not "${pair}".`);
  }
  const config = {
    clientId,
    clientSecret,
    label: from.text('OIDC_LABEL') ?? 'Mit dem Konto der Organisation anmelden',
    scope: from.matching('OIDC_SCOPE', /^(?=.*\bopenid\b)[\w:./ -]+$/, 'openid email profile', 'scopes with openid'),
    rolesClaim,
    roles: given,
    domains: (from.text('OIDC_DOMAINS') ?? '')
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
    createsAccounts: from.choice('OIDC_NEW_ACCOUNTS', ['on', 'off'], 'off') === 'on',
    allowsPasswords: from.choice('OIDC_PASSWORDS', ['on', 'off'], 'on') === 'on',
  };
  if (issuer === null) return null;
  if (url?.protocol === 'http:' && !isLoopback(url.hostname.replace(/^\[|\]$/g, '')))
    from.problems.push('OIDC_ISSUER must begin with https://, unless the provider runs on this machine.');
  if (clientId === '' || clientSecret === '')
    from.problems.push('OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must be set with OIDC_ISSUER.');
  if ((rolesClaim === null) !== (given.size === 0))
    from.problems.push('OIDC_ROLES_CLAIM and OIDC_ROLES must be set together.');
  return { issuer, ...config };
}

/** Origins separated by commas or spaces. */
function frameParents(from: Environment): string[] | null {
  const parents = (from.text('FRAME_PARENTS') ?? '').split(/[\s,]+/).filter(Boolean);
  const origins = parents.flatMap((one) =>
    /^https?:\/\/[^/]+\/?$/i.test(one) && URL.canParse(one) ? [new URL(one).origin] : [],
  );
  if (origins.length < parents.length)
    from.problems.push(
      'FRAME_PARENTS must be addresses of websites, as in https://www.example.org, with commas between them.',
    );
  return parents.length === 0 ? null : origins;
}

/** The origin of map tiles for the content security policy. */
export const tileOrigin = ({ mapTiles: tiles }: Pick<Config, 'mapTiles'>): string | null =>
  tiles ? new URL(tiles.url).origin : null;

function filesUrl(from: Environment, dataDir: string): URL {
  const value = from.text('FILES_URL');
  if (value === null) return pathToFileURL(path.join(dataDir, 'files'));
  if (!/^[a-z][a-z0-9+.-]+:/i.test(value)) return pathToFileURL(path.resolve(projectRoot, value));
  const url = from.url('FILES_URL', ['file:', 's3:']);
  if (url?.protocol === 's3:' && url.hostname === '')
    from.problems.push('FILES_URL must name a bucket, as in s3://bucket/folder.');
  if (url?.protocol === 'file:' && url.hostname !== '')
    from.problems.push('FILES_URL must have three slashes, as in file:///srv/files.');
  return url ?? pathToFileURL(dataDir);
}

/** The PEM itself, with real or escaped line breaks (\n), or the path of a PEM file. */
function certificate(from: Environment): string | null {
  const value = from.text('CHMOS_CERTIFICATE');
  if (value === null) return null;
  const file = path.resolve(projectRoot, value);
  const pem = value.startsWith('-----BEGIN ')
    ? value.replaceAll('\\n', '\n')
    : statSync(file, { throwIfNoEntry: false })?.isFile()
      ? readFileSync(file, 'utf8')
      : '';
  if (/-----BEGIN CERTIFICATE-----/.test(pem) && /-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(pem)) return pem;
  from.problems.push(
    'CHMOS_CERTIFICATE must be a certificate and its key in PEM, or the path of a file that holds both.',
  );
  return null;
}

function compatClient(from: Environment): string | null {
  const value = from.text('COMPAT_CLIENT');
  if (value === null) return null;
  const folder = path.resolve(projectRoot, value);
  if (!existsSync(path.join(folder, 'build', 'entrypoints.json')))
    from.problems.push(
      'COMPAT_CLIENT must be the folder "public" of a built client, with build/entrypoints.json in it.',
    );
  return folder;
}

/** DeepL has two hosts: keys of its free plan end in `:fx`. Errors don't repeat the key. */
function translation(from: Environment): Config['translation'] {
  const provider = from.choice('TRANSLATION_PROVIDER', ['none', 'deepl', 'libretranslate'], 'none');
  const key = from.text('TRANSLATION_KEY') ?? '';
  const url = from.url('TRANSLATION_URL', ['https:', 'http:']);
  if (provider === 'none') return null;
  if (url && (url.username || url.search || url.hash))
    from.problems.push('TRANSLATION_URL must be an address without a password and parameters.');
  if (/[^\x21-\x7e]/.test(key)) from.problems.push('TRANSLATION_KEY must be letters, digits and signs.');
  if (provider === 'deepl' && key === '') from.problems.push('TRANSLATION_KEY must be the key of DeepL.');
  if (provider === 'libretranslate' && from.text('TRANSLATION_URL') === null)
    from.problems.push('TRANSLATION_URL must be the address of LibreTranslate, as in https://translate.example.org.');
  const deepl = key.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com';
  return { provider, url: url?.href ?? deepl, key };
}

function readPublicUrl(from: Environment): string | null {
  const url = from.url('PUBLIC_URL', ['http:', 'https:']);
  if (url && (url.pathname !== '/' || url.search || url.hash || url.username)) {
    from.problems.push('PUBLIC_URL must be the address of a host without a path, as in https://redaktion.example.org.');
  }
  return url?.origin ?? null;
}

function readSmtpUrl(from: Environment): string | null {
  const url = from.url('SMTP_URL', ['smtp:', 'smtps:']);
  if (url?.hostname !== '') return url?.href ?? null;
  from.problems.push('SMTP_URL must name a host, as in smtps://mail.example.org.');
  return null;
}

const address = String.raw`[^\s@<>"(),;:\\]+@[\w-]+(?:\.[\w-]+)*`;
const sender = new RegExp(String.raw`^(?:([^\p{Cc}<>"]*?)\s*<(${address})>|(${address}))$`, 'u');

/** `mail@example.org` or `Name <mail@example.org>`; the default is an address at the public host. */
function mailFrom(
  from: Environment,
  { smtpUrl, publicUrl, productName }: Pick<Config, 'smtpUrl' | 'publicUrl' | 'productName'>,
): Config['mailFrom'] {
  const [, name, named, plain] =
    sender.exec(
      from.matching('MAIL_FROM', sender, '', 'an address such as mail@example.org or Name <mail@example.org>'),
    ) ?? [];
  const host = publicUrl ? new URL(publicUrl).hostname : '';
  const isName = host.includes('.') && isIP(host) === 0;
  if (smtpUrl && from.text('MAIL_FROM') === null && !isName)
    from.problems.push('MAIL_FROM must name the sender of mails, or PUBLIC_URL a host that they come from.');
  return { name: name || productName, address: named ?? plain ?? `no-reply@${isName ? host : 'localhost'}` };
}

function themeLogo(from: Environment): Config['themeLogo'] {
  const value = from.text('THEME_LOGO');
  if (value === null) return null;
  if (/^https?:\/\//i.test(value)) {
    const url = from.url('THEME_LOGO', ['http:', 'https:']);
    return url && { url: url.href };
  }
  const file = path.resolve(projectRoot, value);
  if (
    logoTypes.includes(path.extname(file).slice(1).toLowerCase()) &&
    statSync(file, { throwIfNoEntry: false })?.isFile()
  )
    return { file };
  from.problems.push(
    `THEME_LOGO must be an https:// address or a picture (${logoTypes.join(', ')}) that exists, not "${value}".`,
  );
  return null;
}
