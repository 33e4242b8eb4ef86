import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import GlobalStyles from '@mui/material/GlobalStyles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { startRegistration } from '@simplewebauthn/browser';
import { QRCodeSVG } from 'qrcode.react';
import { useId, useState, type FormEvent } from 'react';
import type { SecondFactor } from '../../../domain/accounts/secondFactors';
import { apiFetch } from '../../api/http';
import { factorWords } from '../../i18n/secondFactor';
import { PasswordField } from '../../ui/PasswordField';
import { useSending } from '../pages/SignInFrame';

export type FactorAction =
  { kind: 'passkey' } | { kind: 'totp' } | { kind: 'codes' } | { kind: 'remove'; factor: SecondFactor };

type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];
interface WithCodes {
  recoveryCodes: string[] | null;
}

const post = <Data extends object>(path: string, body: object) =>
  apiFetch<Data>(`/me/second-factors/${path}`, { method: 'POST', body, once: false });

async function addPasskey(password: string, name: string): Promise<WithCodes> {
  const optionsJSON = await post<Options>('passkey', { password });
  const passkey = await startRegistration({ optionsJSON }).catch(() => {
    throw new Error(factorWords.failed);
  });
  return post('passkey/confirm', { name, passkey });
}

interface Props {
  action: FactorAction;
  onClose: () => void;
  /** @param codes new recovery codes, to be shown once */
  onDone: (codes: string[] | null) => void;
}

/** Asks for the password, then adds or removes a factor. An app needs its first code, too. */
export function FactorDialog({ action, onClose, onDone }: Props) {
  const heading = useId();
  const { wait, message, errors, waiting, pending, send } = useSending();
  const [totp, setTotp] = useState<{ secret: string; uri: string } | null>(null);
  const isAtField = ['password', 'code', 'name'].some((field) => field in errors);
  const error = wait ?? errors.passkey ?? (isAtField ? null : message);

  async function act(values: Record<string, string>): Promise<WithCodes | null> {
    const { password = '', name = '', code = '' } = values;
    if (totp) return post<WithCodes>('totp/confirm', { code });
    if (action.kind === 'passkey') return addPasskey(password, name);
    if (action.kind === 'codes') return post<WithCodes>('recovery-codes', { password });
    if (action.kind === 'remove') {
      await post(`${action.factor.id}/removal`, { password });
      return { recoveryCodes: null };
    }
    setTotp(await post('totp', { password }));
    return null;
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    const done = await send(() => act(values));
    if (done) onDone(done.recoveryCodes);
  }

  return (
    // A click outside does not close it, so no input is lost.
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      onClose={(_, reason) => reason === 'escapeKeyDown' && onClose()}
      aria-labelledby={heading}
    >
      <Box component="form" noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={heading}>{factorWords.actions[action.kind]}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {error && <Alert severity="error">{error}</Alert>}
          {totp ? (
            <NewApp {...totp} error={errors.code} />
          ) : (
            <>
              {action.kind === 'codes' && <Typography>{factorWords.codesQuestion}</Typography>}
              {action.kind === 'remove' && <Typography>{factorWords.removeQuestion(action.factor.name)}</Typography>}
              {action.kind === 'passkey' && (
                <TextField
                  name="name"
                  label={factorWords.name}
                  defaultValue={factorWords.defaultName}
                  sx={{ mt: 1 }}
                  error={'name' in errors}
                  helperText={errors.name ?? factorWords.nameHint}
                />
              )}
              <PasswordField
                name="password"
                label={factorWords.password}
                autoComplete="current-password"
                autoFocus
                sx={{ mt: 1 }}
                error={'password' in errors}
                helperText={errors.password}
              />
            </>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{factorWords.cancel}</Button>
          <Button
            type="submit"
            variant="contained"
            color={action.kind === 'remove' ? 'error' : 'primary'}
            loading={pending}
            disabled={waiting}
          >
            {totp ? factorWords.confirm : action.kind === 'remove' ? factorWords.remove : factorWords.next}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

/** The secret for an authenticator app, as picture and text, and the field for its first code. */
function NewApp({ secret, uri, error }: { secret: string; uri: string; error: string | undefined }) {
  return (
    <>
      <Typography>{factorWords.scan}</Typography>
      {/* Cameras want dark on light, with a margin. */}
      <Box sx={{ justifySelf: 'center', p: 2, bgcolor: 'common.white', borderRadius: 1, lineHeight: 0 }}>
        <QRCodeSVG value={uri} size={192} title={factorWords.qrCode} role="img" aria-label={factorWords.qrCode} />
      </Box>
      <TextField
        label={factorWords.secret}
        value={secret.replace(/.{4}(?=.)/g, '$& ')}
        multiline
        slotProps={{ input: { readOnly: true, sx: { fontFamily: 'monospace' } } }}
      />
      <TextField
        name="code"
        label={factorWords.firstCode}
        autoComplete="one-time-code"
        autoFocus
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        error={error !== undefined}
        helperText={error ?? factorWords.firstCodeHint}
      />
    </>
  );
}

/** Printed: only the codes. */
const printed = (
  <GlobalStyles
    styles={{
      '@media print': {
        'body > *:not(.recovery-codes)': { display: 'none !important' },
        '.recovery-codes button, .recovery-codes .MuiBackdrop-root': { display: 'none !important' },
      },
    }}
  />
);

/** New recovery codes, which cannot be shown again. */
export function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const heading = useId();
  const [isCopied, setCopied] = useState(false);
  const copy = () => void navigator.clipboard.writeText(codes.join('\n')).then(() => setCopied(true));
  return (
    // Closed by its button only: nobody loses the codes to a slip.
    <Dialog open fullWidth maxWidth="xs" className="recovery-codes" aria-labelledby={heading}>
      {printed}
      <DialogTitle id={heading}>{factorWords.codesTitle}</DialogTitle>
      <DialogContent>
        <Alert severity="warning">{factorWords.codesHint}</Alert>
        <Box
          component="ul"
          aria-labelledby={heading}
          sx={{
            m: 0,
            mt: 2,
            p: 0,
            listStyle: 'none',
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(21ch, 1fr))',
            gap: 1,
            fontFamily: 'monospace',
          }}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={() => window.print()}>{factorWords.print}</Button>
        {'clipboard' in navigator && <Button onClick={copy}>{isCopied ? factorWords.copied : factorWords.copy}</Button>}
        <Button variant="contained" autoFocus onClick={onClose}>
          {factorWords.done}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
