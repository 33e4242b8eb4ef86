import { parameterName } from '../http';

/**
 * The value of a `Link` header for the next page; undefined at the end.
 * @param page `cursor` replaces the offset
 * @param address path and query of the request. The link stays relative, so it works behind any host name.
 */
export function nextPage(
  address: string,
  { limit, offset, cursor }: { limit: number; offset: number; cursor?: string },
  isCut: boolean,
): string | undefined {
  return isCut
    ? linkTo(address, { limit, ...(cursor ? { after: cursor, offset: undefined } : { offset: offset + limit }) })
    : undefined;
}

/** The value of a `Link` header for the same request with other parameters; undefined ones are left out. */
export function linkTo(address: string, parameters: Record<string, string | number | undefined>): string {
  const [path = '', search = ''] = address.split(/\?(.*)/s);
  const others = search.split('&').filter((parameter) => parameter !== '' && !(parameterName(parameter) in parameters));
  const added = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${value}`],
  );
  const next = `${path}?${[...others, ...added].join('&')}`;
  return `<${next.toWellFormed().replace(/[^!#-;=?-~]/gu, encodeURIComponent)}>; rel="next"`;
}
