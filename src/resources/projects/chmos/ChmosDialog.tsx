import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { Link } from 'react-router';
import { projectCodeHint, isProjectCode } from '../../../../domain/values/projectCodes';
import { chmosWords } from '../../../i18n/review';
import { HttpError } from 'react-admin';
import type { Card } from '../../../../domain/inbox/inbox';
import { apiRequest, problemOf } from '../../../api/http';
import { httpWords } from '../../../i18n/shell';

const severities = { loaded: 'success', deleted: 'warning', failed: 'error' } as const;

/** Looks up a project in the external project database by its code. */
export function ChmosDialog({ onClose }: { onClose: () => void }) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [call, setCall] = useState<AbortController | null>(null);
  const [answer, setAnswer] = useState<ChmosAnswer | null>(null);
  const title = useId();
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const ask = async (event: FormEvent) => {
    event.preventDefault();
    if (call) return;
    const wanted = code.trim();
    const wrong = codeProblem(wanted);
    setProblem(wrong);
    if (wrong !== null) return;
    const controller = new AbortController();
    running.current = controller;
    setCall(controller);
    try {
      const result = await queryProject(wanted, controller.signal);
      setAnswer(result);
    } catch (error) {
      if (!controller.signal.aborted) throw error;
    }
    setCall(null);
  };
  const startAgain = () => {
    setAnswer(null);
    if (answer?.kind !== 'failed') setCode('');
  };

  return (
    <Dialog open onClose={onClose} aria-labelledby={title}>
      <form noValidate onSubmit={(event) => void ask(event)}>
        <DialogTitle id={title}>{chmosWords.title}</DialogTitle>
        <DialogContent>
          {answer ? (
            <>
              <Alert severity={severities[answer.kind]}>{answer.message}</Alert>
              {answer.kind === 'loaded' && answer.problems.length > 0 && <Problems sentences={answer.problems} />}
            </>
          ) : (
            <TextField
              label={chmosWords.code}
              placeholder={chmosWords.example}
              value={code}
              onChange={(event) => {
                setCode(event.target.value);
                setProblem(null);
              }}
              autoFocus
              fullWidth
              margin="dense"
              error={problem !== null}
              helperText={problem ?? projectCodeHint}
              slotProps={{
                htmlInput: {
                  autoComplete: 'off',
                  autoCapitalize: 'characters',
                  spellCheck: false,
                  maxLength: 40,
                  readOnly: call !== null,
                },
              }}
            />
          )}
          <div role="status">
            {call && (
              <>
                <LinearProgress aria-label={chmosWords.loading} sx={{ mt: 1 }} />
                <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
                  {chmosWords.loading}
                </Typography>
              </>
            )}
          </div>
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
          {answer ? (
            <AnswerActions answer={answer} onAgain={startAgain} onClose={onClose} />
          ) : (
            <>
              <Button key="cancel" onClick={() => (call ? call.abort() : onClose())}>
                {chmosWords.cancel}
              </Button>
              <Button key="query" type="submit" variant="contained" loading={call !== null}>
                {chmosWords.query}
              </Button>
            </>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** What is missing in a loaded project. */
function Problems({ sentences }: { sentences: readonly string[] }) {
  return (
    <Alert severity="warning" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
      {chmosWords.incomplete}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {sentences.map((sentence, index) => (
          <li key={index}>{sentence}</li>
        ))}
      </Box>
    </Alert>
  );
}

/** The actions after an answer; the most likely one has the focus. */
function AnswerActions({
  answer,
  onAgain,
  onClose,
}: {
  answer: ChmosAnswer;
  onAgain: () => void;
  onClose: () => void;
}) {
  const itemId = answer.kind === 'failed' ? null : answer.itemId;
  const main = useRef<HTMLElement>(null);
  const setMain = (element: HTMLElement | null) => {
    main.current = element;
  };
  // Focused by hand, because links have no autofocus. Runs together with the answer, so that pressing Enter right away
  // works.
  useLayoutEffect(() => main.current?.focus(), []);
  return (
    <>
      <Button key="close" onClick={onClose}>
        {chmosWords.close}
      </Button>
      <Button
        key="again"
        onClick={onAgain}
        ref={itemId === null ? setMain : undefined}
        variant={itemId === null ? 'contained' : 'text'}
      >
        {chmosWords.again}
      </Button>
      {itemId !== null && (
        <Button key="open" component={Link} to={`/inbox/projects/${itemId}`} variant="contained" ref={setMain}>
          {answer.kind === 'loaded' ? chmosWords.toProject : chmosWords.toItem}
        </Button>
      )}
    </>
  );
}

/**
 * The three kinds of results. `itemId` opens the review, if there is one; `problems` has a message for each part that
 * failed to load.
 */
type ChmosAnswer =
  | { kind: 'loaded'; message: string; itemId: number | null; problems: string[] }
  | { kind: 'deleted'; message: string; itemId: number | null }
  | { kind: 'failed'; message: string };

/** What is wrong with a code, before any request; null if it is valid. */
function codeProblem(code: string): string | null {
  return isProjectCode(code) ? null : projectCodeHint;
}

/**
 * Looks up a project in the external database.
 * @throws AbortError; any other failure is returned as a result
 */
async function queryProject(code: string, signal: AbortSignal): Promise<ChmosAnswer> {
  try {
    const { data: card, meta } = await apiRequest<Partial<Card> | null>(
      `/projects/chmos/sync/${encodeURIComponent(code)}`,
      { method: 'POST', signal },
    );
    const { problems = [] } = (meta ?? {}) as { problems?: string[] };
    return { kind: 'loaded', message: chmosWords.loaded(card?.title ?? ''), itemId: card?.id ?? null, problems };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const { id } = (problemOf(error)?.data ?? {}) as Partial<Card>;
    if (error.status === 404) return { kind: 'deleted', message: chmosWords.deleted, itemId: id ?? null };
    const saysNothing = error.message === httpWords.byStatus[error.status] || error.message === '';
    return { kind: 'failed', message: saysNothing ? chmosWords.failed : error.message };
  }
}
