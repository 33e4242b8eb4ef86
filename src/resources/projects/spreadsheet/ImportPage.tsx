import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { importWords } from '../../../i18n/review';
import { CheckStep } from './CheckStep';
import { ColumnsStep } from './ColumnsStep';
import { DoneStep } from './DoneStep';
import { FileStep } from './FileStep';
import { useImport, type ImportStep, type Running } from './useImport';

const steps = Object.keys(importWords.steps) as ImportStep[];
const views = { file: FileStep, columns: ColumnsStep, check: CheckStep, done: DoneStep };

/** Projects from a table: choose a file, say what its columns are, look at what would happen, do it. */
export function ImportPage() {
  const work = useImport();
  const { step, running, error } = work;
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(true);
  // A new step begins at its heading, for the keyboard and for those who listen.
  useEffect(() => {
    if (!first.current) heading.current?.focus();
    first.current = false;
  }, [step]);
  const View = views[step];
  return (
    <Stack sx={{ gap: 1.5, height: '100dvh', minHeight: 480, boxSizing: 'border-box', p: 2 }}>
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
