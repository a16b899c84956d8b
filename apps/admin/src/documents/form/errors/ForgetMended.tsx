import { useEffect, useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';

/** A field is no longer red once something else stands in it. Whether that is right is said on leaving the field, and at saving. */
export const ForgetMended = () => {
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
          if (!name || !getFieldState(name).error) return;
          clearErrors(name);
          // What the server said about all of it was about its fields.
          if (Object.keys(latest.current).every((field) => field === 'root' || name.startsWith(field))) clearErrors('root');
        },
      }),
    [subscribe, clearErrors, getFieldState],
  );
  return null;
};
