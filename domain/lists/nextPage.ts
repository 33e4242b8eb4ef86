import { parameterName } from '../http';

/**
 * The value of a `Link` header for the next page; undefined at the end.
 * @param address path and query of the request. The link stays relative, so it works behind any host name.
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
