import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';

/** A question that the API asks by refusing this flag. Put `place` inside the form; `confirm` saves once more with the flag set. */
export function useFormQuestion(flag: string) {
  const place = useRef<HTMLSpanElement>(null);
  const { clearErrors, setValue, subscribe } = useFormContext();
  const [question, setQuestion] = useState<string>();
  // Taken as soon as it is set: what is left when the form has been sent is an error, turns red and is told by a toast.
  useEffect(
    () =>
      subscribe({
        formState: { errors: true },
        callback: ({ errors }) => {
          const said = errors?.[flag]?.message;
          if (typeof said !== 'string') return;
          clearErrors(flag);
          setQuestion(said);
        },
      }),
    [flag, subscribe, clearErrors],
  );
  const close = () => setQuestion(undefined);
  const confirm = () => {
    close();
    setValue(flag, true);
    place.current?.closest('form')?.requestSubmit();
  };
  return { place, question, close, confirm };
}
