import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { useConfig } from '../session/config';
import { loginTexts } from '../i18n/login';
import { rememberedPlace, useMe } from '../session/session';
import { PasswordField } from '../ui/PasswordField';
import { useLoginForm } from './useLoginForm';

/** The sign-in page. Whoever is signed in already goes on to where they were. */
export function LoginPage() {
  const { productName } = useConfig();
  const me = useMe();
  const { error, missing, waiting, pending, submit } = useLoginForm();
  useEffect(() => {
    document.title = `${loginTexts.title} – ${productName}`;
  }, [productName]);
  if (me) return <Navigate to={rememberedPlace()} replace />;
  return (
    <Box component="main" sx={{ minHeight: '100vh', display: 'grid', placeContent: 'center', p: 2 }}>
      <Box
        component="form"
        noValidate
        onSubmit={submit}
        aria-labelledby="anmelden"
        sx={{
          width: 'min(360px, calc(100vw - 32px))', display: 'grid', gap: 2, p: 4, bgcolor: 'background.paper',
          border: 1, borderColor: 'divider', borderRadius: 2, borderTop: 4, borderTopColor: 'primary.main',
        }}
      >
        <div>
          <Typography color="textSecondary">{productName}</Typography>
          <Typography variant="h1" id="anmelden">
            {loginTexts.title}
          </Typography>
        </div>
        {error && <Alert severity="error">{error}</Alert>}
        <TextField
          name="email" type="email" label={loginTexts.email} autoComplete="username" autoFocus fullWidth
          error={missing.email} helperText={missing.email ? loginTexts.emailMissing : undefined}
        />
        <PasswordField
          name="password" label={loginTexts.password} autoComplete="current-password"
          error={missing.password} helperText={missing.password ? loginTexts.passwordMissing : undefined}
        />
        <Button type="submit" variant="contained" size="medium" loading={pending} disabled={waiting}>
          {loginTexts.submit}
        </Button>
      </Box>
    </Box>
  );
}
