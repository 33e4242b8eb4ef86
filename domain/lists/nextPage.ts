import { parameterName } from '../http';

/**
 * The value of a `Link` header that says where a list goes on, or nothing where it ends. In: the address that was asked
 * for, from its first slash on, with all its parameters; what was answered from it. The address stays relative to the
 * site, so that it leads back to whoever answered.
 */
export function nextPage(
  address: string,
  { limit, offset }: { limit: number; offset: number },
  isCut: boolean,
): string | undefined {
  if (!isCut) return undefined;
  const [path = '', search = ''] = address.split(/\?(.*)/s);
  const others = search
    .split('&')
    .filter((parameter) => parameter !== '' && !['limit', 'offset'].includes(parameterName(parameter)));
  const next = `${path}?${[...others, `limit=${limit}`, `offset=${offset + limit}`].join('&')}`;
  return `<${next.toWellFormed().replace(/[^!#-;=?-~]/gu, encodeURIComponent)}>; rel="next"`;
}
