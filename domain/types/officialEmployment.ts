import type { FieldError } from '../contentType';

type Values = Record<string, any>;

/** The employment whose organisation gives a person's main address, as existing clients name it beside the list. */
export function officialEmployment({ employments }: Values): { id: number } | null {
  const official = ((employments ?? []) as Values[]).find((item) => item.official);
  return official ? { id: official.id } : null;
}

/**
 * Reads `officialEmployment` of what a client sent into the switches of its employments: by id, else by organisation.
 * Clients say the one or the other; of one that says both, what differs from before counts, the switches first. One
 * that says neither leaves it as it was.
 */
export function readOfficialEmployment(input: Values, before: Values | null): { input: Values; errors: FieldError[] } {
  const { employments, officialEmployment: given } = input;
  if (!Array.isArray(employments) || employments.some((item) => typeof item !== 'object' || item === null))
    return { input, errors: [] };
  const former = before ? officialEmployment(before) : null;
  const saysSwitches = employments.some((item: Values) => Object.hasOwn(item, 'official'));
  // Without an id it is another way of naming one, which may be of a person who had none.
  const saysOther =
    given !== undefined && (given === null ? former !== null : (given.id ?? null) === null || given.id !== former?.id);
  const switched = employments.filter((item: Values) => item.official === true);
  const isSwitched = switched.length !== (former ? 1 : 0) || switched.some((item: Values) => item.id !== former?.id);
  if (saysSwitches && (isSwitched || !saysOther)) return { input, errors: [] };
  const wanted = given === undefined ? former : given;
  const place = wanted ? placeOf(wanted, employments, (before?.employments ?? []) as Values[]) : -1;
  if (place === undefined)
    return {
      input,
      errors: [{ field: 'officialEmployment', message: 'Diese Anstellung gehört nicht zu dieser Person.' }],
    };
  return {
    input: {
      ...input,
      employments: employments.map((item: Values, index: number) => ({ ...item, official: index === place })),
    },
    errors: [],
  };
}

/** Where it stands in the list; -1 where it is no longer in it, undefined where it was never there. */
function placeOf(wanted: Values, employments: readonly Values[], former: readonly Values[]): number | undefined {
  const byId = employments.findIndex((item) => item.id != null && item.id === wanted.id);
  if (byId >= 0) return byId;
  const known = former.find(({ id }) => id === wanted.id);
  const company = wanted.company?.id ?? known?.company?.id;
  const byCompany = employments.findIndex((item) => company !== undefined && item.company?.id === company);
  return byCompany >= 0 ? byCompany : known ? -1 : undefined;
}
