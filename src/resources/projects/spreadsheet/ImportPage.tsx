import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useMemo, useState } from 'react';
import { importWords } from '../../../i18n/review';
import { ColumnsStep, FileStep, StepActions } from './ColumnsStep';
import { useImport, type ImportStep, type Running, type Import } from './useImport';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { outcomeLabels, rowOutcomes, type RowOutcome } from '../../../../domain/inbox/spreadsheetImport';
import { CheckTable } from './CheckTable';
import { Link } from 'react-router';

const steps = Object.keys(importWords.steps) as ImportStep[];
const views = { file: FileStep, columns: ColumnsStep, check: CheckStep, done: DoneStep };

/** The import of projects from a spreadsheet: choose a file, map columns, check the outcome, import. */
export function ImportPage() {
  const work = useImport();
  const { step, running, error } = work;
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(true);
  // A new step focuses its heading, for keyboards and screen readers.
  useEffect(() => {
    if (!first.current) heading.current?.focus();
    first.current = false;
  }, [step]);
  const View = views[step];
  return (
    <Stack sx={{ gap: 1.5, height: 'var(--page-height)', minHeight: 480, boxSizing: 'border-box', p: 2 }}>
      <Typography variant="h1">{importWords.title}</Typography>
      <Stepper
        activeStep={steps.indexOf(step)}
        aria-hidden="true"
        sx={{ maxWidth: 720, '& .MuiStepLabel-label:not(.Mui-active)': { display: { xs: 'none', sm: 'block' } } }}
      >
        {steps.map((name) => (
          <Step key={name} completed={step === 'done' || steps.indexOf(name) < steps.indexOf(step)}>
            <StepLabel>{importWords.steps[name]}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Typography ref={heading} variant="h2" tabIndex={-1} sx={{ outline: 'none', fontSize: '1rem' }}>
        {importWords.step(steps.indexOf(step) + 1, steps.length, importWords.steps[step])}
      </Typography>
      {error !== null && <Alert severity="error">{error}</Alert>}
      <Box role="status" sx={{ '&:empty': { position: 'absolute' } }}>
        {running && <Progress {...running} />}
      </Box>
      <View work={work} />
    </Stack>
  );
}

function Progress({ words, share, cancel }: Running) {
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, maxWidth: 720 }}>
      <Box sx={{ flexGrow: 1 }}>
        <Typography variant="body2">{words}</Typography>
        <LinearProgress
          aria-label={words}
          variant={share === null ? 'indeterminate' : 'determinate'}
          value={Math.round((share ?? 0) * 100)}
        />
      </Box>
      <Button onClick={cancel}>{importWords.cancel}</Button>
    </Stack>
  );
}

/** The outcome row by row, before anything is written. */
function CheckStep({ work }: { work: Import }) {
  const { check, info, running, confirm, goTo } = work;
  const [chosen, setShown] = useState<RowOutcome | 'all' | 'changes' | null>(null);
  const isChange = (outcome: RowOutcome) => outcome === 'new' || outcome === 'update';
  // Among thousands of rows, those with changes are shown first.
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

/** The number of new inbox items, with a link. */
function DoneStep({ work: { result, startAgain } }: { work: Import }) {
  const counts = result?.counts;
  return (
    <>
      <Alert severity="success">
        {importWords.done((counts?.new ?? 0) + (counts?.update ?? 0))}
        {counts && counts.error > 0 && ` ${importWords.leftOut(counts.error)}`}
      </Alert>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" component={Link} to="/inbox">
          {importWords.toInbox}
        </Button>
        <Button variant="outlined" onClick={startAgain}>
          {importWords.another}
        </Button>
      </Stack>
    </>
  );
}
