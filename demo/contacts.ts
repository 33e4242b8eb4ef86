import { createCompany } from './contacts/companies';
import type { DemoCompany, DemoPerson } from './contacts/demoContact';
import { createPerson } from './contacts/persons';

export type { DemoCompany, DemoEmployment, DemoGroup, DemoPerson } from './contacts/demoContact';
export { demoGroups } from './contacts/demoGroups';

/** The numbers in a demo. */
export const demoContactCounts = { persons: 700, companies: 300 };

/** Organisations numbered `from` to `to`, one at a time; parents come before their children. */
export function* generateCompanies({ from = 1, to }: { from?: number; to: number }): Generator<DemoCompany> {
  for (let number = from; number <= to; number++) yield createCompany(number);
}

/**
 * People by number. The first 700 are the demo's, whatever the count.
 * @param options.companies the number of organisations
 */
export function* generatePersons({
  from = 1,
  to,
  companies,
}: {
  from?: number;
  to: number;
  companies: number;
}): Generator<DemoPerson> {
  // The demo's people work for the demo's organisations, however many there are in total.
  for (let number = from; number <= to; number++)
    yield createPerson(
      number,
      number <= demoContactCounts.persons ? Math.min(companies, demoContactCounts.companies) : companies,
    );
}
