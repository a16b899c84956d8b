import { useState, type ComponentProps, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { AuthField } from './AuthField.tsx';
import { ShowPassword } from './ShowPassword.tsx';

export const PasswordField = ({ hint, ...props }: ComponentProps<typeof AuthField>) => {
  const t = useTranslate();
  const [shown, setShown] = useState(false);
  const [caps, setCaps] = useState(false);
  return (
    <AuthField
      {...props}
      type={shown ? 'text' : 'password'}
      hint={caps ? t('kontor.auth.caps_lock') : hint}
      onKeyUp={(event: KeyboardEvent) => setCaps(event.getModifierState?.('CapsLock') ?? false)}
      endAdornment={<ShowPassword shown={shown} onToggle={() => setShown(!shown)} />}
    />
  );
};
