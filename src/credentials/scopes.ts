import { anyType, machineActions, scopedType, scopeTypes } from '../../domain/accounts/rights';
import { contents } from '../../domain/contents';
import { actionLabels, machineWords } from '../i18n/administration';
import { pageLabels } from '../i18n/shell';

const others: Record<string, string> = {
  [anyType]: machineWords.everything,
  contacts: machineWords.contacts,
  references: pageLabels.references.plural,
  files: machineWords.files,
};

/** The rows of the table of rights. */
export const scopeRows: readonly { type: string; label: string }[] = scopeTypes.map((type) => ({
  type,
  label: others[type] ?? Object.values(contents).find(({ name }) => scopedType(name) === type)?.label.plural ?? type,
}));

/** The rights by type, such as `Projekte: lesen, schreiben`; also works for other values of that form. */
export const describeScopes = (
  scopes: readonly string[],
  actions: readonly string[] = machineActions,
  labels: Record<string, string> = actionLabels,
): string =>
  scopeRows
    .flatMap(({ type, label }) => {
      const granted = actions.filter((action) => scopes.includes(`${type}:${action}`));
      return granted.length === 0
        ? []
        : [`${label}: ${granted.map((action) => labels[action]?.toLowerCase()).join(', ')}`];
    })
    .join(' · ');
