import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { IconButton, InputAdornment, TextField, type TextFieldProps } from '@mui/material';
import { useState, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';

export const PasswordField = ({ helperText, ...props }: TextFieldProps) => {
  const t = useTranslate();
  const [shown, setShown] = useState(false);
  const [caps, setCaps] = useState(false);
  const label = t(shown ? 'kontor.auth.hide_password' : 'kontor.auth.show_password');
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        aria-label={label}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
        onMouseDown={(event) => event.preventDefault()}
        edge="end"
      >
        {shown ? <VisibilityOffOutlined fontSize="small" /> : <VisibilityOutlined fontSize="small" />}
      </IconButton>
    </InputAdornment>
  );
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      helperText={caps && !props.error ? t('kontor.auth.caps_lock') : helperText}
      onKeyUp={(event: KeyboardEvent) => setCaps(event.getModifierState?.('CapsLock') ?? false)}
      slotProps={{ ...props.slotProps, input: { endAdornment: toggle } }}
    />
  );
};
