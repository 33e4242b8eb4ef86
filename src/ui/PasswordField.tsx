import HideIcon from '@mui/icons-material/VisibilityOffOutlined';
import ShowIcon from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useState } from 'react';
import { loginWords } from '../i18n/shell';

/** A password field that can show its content. */
export function PasswordField(props: TextFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? HideIcon : ShowIcon;
  const toggle = (
    <IconButton
      edge="end"
      aria-label={shown ? loginWords.hidePassword : loginWords.showPassword}
      onClick={() => setShown(!shown)}
    >
      <Icon fontSize="small" />
    </IconButton>
  );
  return (
    <TextField
      fullWidth
      {...props}
      type={shown ? 'text' : 'password'}
      slotProps={{ input: { endAdornment: toggle } }}
    />
  );
}
