import type { Visits } from '../../../domain/administration/dashboard';
import { dashboardWords } from '../../i18n/dashboard';
import { Figures, Measured } from './Figures';

/** Which sites show our lists. */
export function Origins({ origins }: Pick<Visits, 'origins'>) {
  return (
    <Figures
      label={dashboardWords.origins}
      columns={[{ label: dashboardWords.origin }, { label: dashboardWords.reads, isNumber: true }]}
      rows={origins.map(({ origin, count }) => ({ key: origin, cells: [origin || dashboardWords.otherOrigins, <Measured key="count" count={count} most={origins[0]?.count ?? 1} />] }))}
    />
  );
}
