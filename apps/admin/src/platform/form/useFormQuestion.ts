import { useEffect, useRef, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { tellFormFixed } from './fixed.ts';

/** A question that the API asks by refusing this flag. Put `place` inside the form; `confirm` saves once more with the flag set. */
export function useFormQuestion(flag: string) {
  const place = useRef<HTMLSpanElement>(null);
  const { clearErrors, setValue } = useFormContext();
  const said = useFormState().errors[flag]?.message;
  const [question, setQuestion] = useState<string>();
  if (typeof said === 'string' && said !== question) setQuestion(said);
  // This is a question, not an error, so nothing turns red.
  useEffect(() => {
    if (said) clearErrors();
  }, [said, clearErrors]);
  const close = () => {
    tellFormFixed(question);
    setQuestion(undefined);
  };
  const confirm = () => {
    close();
    setValue(flag, true);
    place.current?.closest('form')?.requestSubmit();
  };
  return { place, question, close, confirm };
}
