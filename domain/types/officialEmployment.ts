import type { FieldError } from '../contentType';

type Values = Record<string, any>;

/** The employment that provides a person's main address, in the notation of existing clients. */
export function officialEmployment({ employments }: Values): { id: number } | null {
  const official = ((employments ?? []) as Values[]).find((item) => item.official);
  return official ? { id: official.id } : null;
}

/**
 * Reads `officialEmployment`, which clients may send instead of the `official` flags of employments; matched by id,
 * otherwise by organisation. If a client sends both, the one that changed counts, flags first. If it sends neither,
 * nothing changes.
 */
export function readOfficialEmployment(input: Values, before: Values | null): { input: Values; errors: FieldError[] } {
  const { employments, officialEmployment: given } = input;
  if (!Array.isArray(employments) || employments.some((item) => typeof item !== 'object' || item === null))
    return { input, errors: [] };
  const former = before ? officialEmployment(before) : null;
  const saysSwitches = employments.some((item: Values) => Object.hasOwn(item, 'official'));
  // Without an id it names an organisation, and always counts as a change.
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

/** The index in the list; -1 if it was removed, undefined if it never belonged to the person. */
function placeOf(wanted: Values, employments: readonly Values[], former: readonly Values[]): number | undefined {
  const byId = employments.findIndex((item) => item.id != null && item.id === wanted.id);
  if (byId >= 0) return byId;
  const known = former.find(({ id }) => id === wanted.id);
  const company = wanted.company?.id ?? known?.company?.id;
  const byCompany = employments.findIndex((item) => company !== undefined && item.company?.id === company);
  return byCompany >= 0 ? byCompany : known ? -1 : undefined;
}
