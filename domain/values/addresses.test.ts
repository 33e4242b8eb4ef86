import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPhone, isReachable, isSafeUrl, withScheme } from './addresses';
import { cleanUrl } from './values';

const field = cleanUrl(2_000);
const allowed = ['http:', 'https:', 'mailto:', 'tel:', null];

/** The protocol under which a browser would open a link; null if it rejects the URL. */
function protocolOf(address: string): string | null {
  try {
    return new URL(address, 'https://base.example').protocol;
  } catch {
    return null;
  }
}

const scheme = fc.constantFrom(
  'javascript',
  'JaVaScRiPt',
  'data',
  'vbscript',
  'file',
  'blob',
  'ftp',
  'view-source',
  'intranet',
  'http',
  'https',
  'mailto',
  'tel',
  'example.org',
  'localhost',
);
const noise = fc.string({
  unit: fc.constantFrom(
    '\t',
    '\n',
    '\r',
    ' ',
    '\0',
    '\u0001',
    '\u001f',
    '\u00a0',
    '\u200b',
    '\u2028',
    '\ufeff',
    '/',
    '\\',
    '.',
  ),
  maxLength: 3,
});
const rest = fc.oneof(
  fc.constantFrom(
    '443/%0aalert(1)',
    '80',
    '8080/path',
    '3000?x',
    '1#y',
    '99999',
    'alert(1)',
    '//example.org/%0aalert(1)',
    'text/html,<script>alert(1)</script>',
  ),
  fc.webPath(),
  fc.string(),
);
/** A scheme with arbitrary characters around and inside it. */
const attack = fc
  .tuple(noise, scheme, fc.nat(12), noise, noise, rest)
  .map(
    ([before, name, at, within, after, end]) =>
      `${before}${name.slice(0, at)}${within}${name.slice(at)}:${after}${end}`,
  );

describe('a stored URL', () => {
  const anything = fc.oneof(attack, fc.webUrl(), fc.string(), fc.string({ unit: 'binary' }));
  /** An accepted URL as it appears in an `href`: as the schema stores it, and as public pages show it. */
  const shown = (value: string) => [
    ...(field.safeParse(value).success ? [field.safeParse(value).data as string] : []),
    ...(isSafeUrl(value) ? [withScheme(value)] : []),
  ];

  it('has one of four schemes in every browser', () => {
    fc.assert(
      fc.property(anything, (value) => shown(value).every((address) => allowed.includes(protocolOf(address)))),
      { numRuns: 5_000 },
    );
  });

  it('is never rejected if it is an ordinary web URL', () => {
    fc.assert(fc.property(fc.webUrl(), (value) => shown(value).length === 2));
  });

  it.each([
    'javascript:443/%0aalert(1)',
    'javascript:80',
    'JAVASCRIPT:1/',
    ' java\tscript:443/',
    '\u0001javascript:443/',
    'data:443/',
    'vbscript:1',
    'intranet:8080/x',
    'ftp://example.org',
    'blob:https://example.org/1',
    'exa\tmple.org:80',
  ])('%j is refused', (address) => {
    expect(field.safeParse(address).success).toBe(false);
    expect(isSafeUrl(address)).toBe(false);
  });

  it.each([
    ['https://example.org/a?b#c', 'https://example.org/a?b#c'],
    ['www.example.org', 'www.example.org'],
    ['mailto:a@example.org', 'mailto:a@example.org'],
    ['tel:+41 31 000', 'tel:+41 31 000'],
    // A browser would read the host as a scheme.
    ['example.org:8080/path', 'http://example.org:8080/path'],
    ['localhost:3000', 'http://localhost:3000'],
    ['', ''],
  ])('%j is stored as %j', (address, kept) =>
    expect(field.safeParse(address)).toMatchObject({ success: true, data: kept }),
  );
});

it.each(['Le poste sur notre site', 'https://mein Amt.ch/x', 'http:// example.org'])(
  '%j is prose, not a URL',
  (text) => {
    expect(field.safeParse(text).success).toBe(false);
    expect(isReachable(text)).toBe(false);
  },
);

it.each([
  '',
  'www.example.org',
  'https://example.org/a?b#c',
  'example.org:8080/x',
  'https://zürich.ch',
  'mailto:a@example.org?subject=x',
  'tel:+41 31 000 00 00',
])('%j can be opened', (text) => {
  expect(isReachable(text)).toBe(true);
});

it.each([
  'wort',
  'http://intranet',
  'pas un lien',
  'example.org/a b',
  'javascript:alert(1)',
  'http://',
  'http://a..ch',
  'mailto:jemand',
  'tel:wir',
])('%j cannot be opened', (text) => {
  expect(isReachable(text)).toBe(false);
});

it.each([
  '',
  '+41 81 000 00 00',
  '081 000 00 00',
  '(0041) 81/000 00 00',
  '+41 (0)31 123.45.67',
  '117',
  '031 123 45 67 int. 12',
  '031 123 45 67 ext 4',
])('%j can be dialled', (text) => {
  expect(isPhone(text)).toBe(true);
});

it.each(['abc', '12', 'Tel 031 123 45 67', '031 abc', '-', '+', 'x 123'])('%j cannot be dialled', (text) => {
  expect(isPhone(text)).toBe(false);
});
