import Alert from '@mui/material/Alert';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useMemo, useState } from 'react';
import { outcomeLabels, rowOutcomes, type RowOutcome } from '../../../../domain/inbox/spreadsheetImport';
import { importWords } from '../../../i18n/review';
import { CheckTable } from './CheckTable';
import { StepActions } from './StepActions';
import type { Import } from './useImport';

/** What would happen, row by row, before anything is written. */
export function CheckStep({ work }: { work: Import }) {
  const { check, info, running, confirm, goTo } = work;
  const [chosen, setShown] = useState<RowOutcome | 'all' | 'changes' | null>(null);
  const isChange = (outcome: RowOutcome) => outcome === 'new' || outcome === 'update';
  // Of thousands of rows those that change something are what one wants to see.
  const shown = chosen ?? (check && check.counts.new + check.counts.update > 0 ? 'changes' : 'all');
  const rows = useMemo(
    () =>
      check?.rows.filter(
        ({ outcome }) => shown === 'all' || (shown === 'changes' ? isChange(outcome) : outcome === shown),
      ) ?? [],
    [check, shown],
  );
  if (!check || !info) return null;
  const { counts } = check;
  const count = counts.new + counts.update;
  const offered = rowOutcomes.filter((outcome) => counts[outcome] > 0 || outcome === shown);
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={shown}
        aria-label={importWords.filter}
        onChange={(_, value: RowOutcome | 'all' | 'changes' | null) => setShown(value ?? 'all')}
        sx={{ flexWrap: 'wrap', '& .MuiToggleButton-root': { color: 'text.primary' } }}
      >
        {count > 0 && <ToggleButton value="changes">{importWords.counted(importWords.changes, count)}</ToggleButton>}
        <ToggleButton value="all">{importWords.counted(importWords.all, check.rows.length)}</ToggleButton>
        {offered.map((outcome) => (
          <ToggleButton key={outcome} value={outcome}>
            {importWords.counted(outcomeLabels[outcome], counts[outcome])}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {count === 0 && <Alert severity="info">{importWords.nothing}</Alert>}
      {counts.error > 0 && <Alert severity="warning">{importWords.skipped(counts.error)}</Alert>}
      <CheckTable rows={rows} hasTables={info.tables.filter(({ locale }) => locale !== null).length > 1} />
      <StepActions
        onBack={() => goTo('columns')}
        busy={running !== null}
        {...(count > 0 && { next: importWords.confirm(count), onNext: () => void confirm() })}
      />
    </>
  );
}
