import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { IconButton, InputAdornment } from '@mui/material';
import { useState, type ComponentProps, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { AuthField } from './AuthField.tsx';

export const PasswordField = ({ hint, ...props }: ComponentProps<typeof AuthField>) => {
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
    <AuthField
      {...props}
      type={shown ? 'text' : 'password'}
      hint={caps ? t('kontor.auth.caps_lock') : hint}
      onKeyUp={(event: KeyboardEvent) => setCaps(event.getModifierState?.('CapsLock') ?? false)}
      endAdornment={toggle}
    />
  );
};
