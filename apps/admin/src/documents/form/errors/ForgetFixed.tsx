import { useEffect, useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';

/** Clears a field's error once its value changes. It is checked again on leaving the field and on saving. */
export const ForgetFixed = () => {
  const { subscribe, clearErrors, getFieldState } = useFormContext();
  const { errors } = useFormState();
  const latest = useRef(errors);
  useEffect(() => {
    latest.current = errors;
  });
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          // A refusal that names no field was about the values as they were.
          if (name && Object.keys(latest.current).every((field) => field === 'root')) return clearErrors('root');
          if (!name || !getFieldState(name).error) return;
          clearErrors(name);
          // The server's general message was about these fields.
          if (Object.keys(latest.current).every((field) => field === 'root' || name.startsWith(field))) clearErrors('root');
        },
      }),
    [subscribe, clearErrors, getFieldState],
  );
  return null;
};
