import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { Form, useNotify } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { apiFetch, fieldErrors } from '../api/http';
import { credentialWords } from '../i18n/administration';
import { ChoiceDialog } from '../ui/ChoiceDialog';

/** The texts specific to this dialog; the others are in `credentialWords`. */
interface Words {
  newTitle: string;
  saved: string;
  renew: string;
  remove: string;
  questions: { renew: string; remove: string };
  removed: string;
  secret: string;
  secretTitle: string;
  secretHint: string;
  secretUse: string;
}

interface Schema {
  safeParse(values: object): { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined };
  parse(values: object): object;
}

interface Props {
  /** The resource in the API. */
  resource: string;
  /** The last part of the route for a new secret, and the key under which responses contain the secret. */
  secret: 'token' | 'secret';
  /** Null for a new one. */
  record: { id: number; name: string } | null;
  defaultValues: object;
  /** The schema that the route uses as well. */
  schema: Schema;
  words: Words;
  /** The inputs. */
  children: ReactNode;
  /** Shown below the form. */
  more?: ReactNode;
  onClose: () => void;
}

/**
 * Creates, changes and deletes something that has a secret, or gives it a new one. A new secret is shown until the
 * dialog is closed.
 */
export function CredentialDialog({
  resource,
  secret,
  record,
  defaultValues,
  schema,
  words,
  children,
  more,
  onClose,
}: Props) {
  const notify = useNotify();
  const client = useQueryClient();
  const [shown, setShown] = useState<string | null>(null);
  const [asked, setAsked] = useState<'renew' | 'remove' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isDirty, setDirty] = useState(false);
  const [isPending, setPending] = useState(false);
  const id = useId();
  const ids = { title: `${id}title`, form: `${id}form` };
  const path = `/${resource}${record ? `/${record.id}` : ''}`;

  /** The first message of each field. */
  const validate = (values: object) =>
    Object.fromEntries(
      (schema.safeParse(values).error?.issues ?? [])
        .toReversed()
        .map(({ path: [field], message }) => [String(field), message]),
    );
  /** @throws like `apiFetch` */
  const call = async (act: () => Promise<Partial<Record<'token' | 'secret', string>>>, done: string) => {
    setPending(true);
    try {
      const made = (await act())[secret];
      if (made) return setShown(made);
      notify(done, { type: 'success' });
      onClose();
    } finally {
      setPending(false);
      await client.invalidateQueries({ queryKey: [resource] });
    }
  };
  const save = async (values: object) => {
    setProblem(null);
    const body = schema.parse(values);
    try {
      await call(() => apiFetch(path, { method: record ? 'PUT' : 'POST', body, once: false }), words.saved);
    } catch (error) {
      const errors = fieldErrors(error);
      if (Object.keys(errors).length > 0) return errors;
      setProblem((error as Error).message);
    }
    return undefined;
  };
  const confirm = () => {
    const act = () =>
      asked === 'renew'
        ? apiFetch<object>(`${path}/${secret}`, { method: 'POST', body: {}, once: false })
        : apiFetch<object>(path, { method: 'DELETE' });
    setAsked(null);
    void call(act, words.removed).catch((error: Error) => setProblem(error.message));
  };

  if (shown !== null) return <SecretDialog secret={shown} words={words} onClose={onClose} />;
  return (
    // Neither a click outside nor Escape may discard the input.
    <Dialog open onClose={() => isDirty || onClose()} aria-labelledby={ids.title} fullWidth maxWidth="sm">
      <DialogTitle id={ids.title} sx={{ overflowWrap: 'anywhere' }}>
        {record ? record.name : words.newTitle}
      </DialogTitle>
      <DialogContent dividers>
        {problem && <Alert severity="error">{problem}</Alert>}
        <Form
          id={ids.form}
          defaultValues={defaultValues}
          validate={validate}
          onSubmit={save as never}
          disableInvalidFormNotification
          noValidate
        >
          <WatchDirty onChange={setDirty} />
          {children}
        </Form>
        {more}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        {record && (
          <Box sx={{ mr: 'auto' }}>
            <Button color="error" onClick={() => setAsked('remove')}>
              {words.remove}
            </Button>
            <Button onClick={() => setAsked('renew')}>{words.renew}</Button>
          </Box>
        )}
        <Button onClick={onClose}>{credentialWords.cancel}</Button>
        <Button type="submit" form={ids.form} variant="contained" loading={isPending}>
          {record ? credentialWords.save : credentialWords.create}
        </Button>
      </DialogActions>
      {asked && (
        <ChoiceDialog
          title={words[asked]}
          onClose={() => setAsked(null)}
          choices={[
            { label: credentialWords.cancel, act: () => setAsked(null), isFirst: true },
            { label: words[asked], act: confirm, color: 'error' },
          ]}
        >
          {words.questions[asked]}
        </ChoiceDialog>
      )}
    </Dialog>
  );
}

function WatchDirty({ onChange }: { onChange: (isDirty: boolean) => void }) {
  const { isDirty } = useFormState();
  useEffect(() => onChange(isDirty), [isDirty, onChange]);
  return null;
}

/** Shows the new secret. It cannot be shown again. */
function SecretDialog({ secret, words, onClose }: { secret: string; words: Words; onClose: () => void }) {
  const titleId = useId();
  const [isCopied, setCopied] = useState(false);
  const copy = () => void navigator.clipboard?.writeText(secret).then(() => setCopied(true));
  return (
    <Dialog open aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{words.secretTitle}</DialogTitle>
      <DialogContent dividers sx={{ display: 'grid', gap: 2 }}>
        <Alert severity="warning">{words.secretHint}</Alert>
        <TextField
          label={words.secret}
          value={secret}
          slotProps={{ input: { readOnly: true, sx: { fontFamily: 'monospace' } } }}
          onFocus={({ target }) => (target as HTMLInputElement).select()}
        />
        <Typography variant="body2" color="textSecondary">
          {words.secretUse}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{credentialWords.close}</Button>
        {'clipboard' in navigator && (
          <Button variant="contained" autoFocus onClick={copy}>
            {isCopied ? credentialWords.copied : credentialWords.copy}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
