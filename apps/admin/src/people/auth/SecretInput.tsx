import { useState } from 'react';
import { TextInput, type TextInputProps } from 'react-admin';
import { ShowPassword } from './ShowPassword.tsx';

/** A password input for react-admin forms, whose own shows the eye icon the other way round. */
export const SecretInput = (props: TextInputProps) => {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      slotProps={{ input: { endAdornment: <ShowPassword shown={shown} onToggle={() => setShown(!shown)} /> } }}
    />
  );
};
