import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { tellFormMended } from './mended.ts';

/** Stands inside a form: once its last wrong field is right, the message about them goes. */
export const TellMended = () => {
  const { errors } = useFormState();
  const isWrong = Object.keys(errors).length > 0;
  const wasWrong = useRef(false);
  useEffect(() => {
    if (wasWrong.current && !isWrong) tellFormMended();
    wasWrong.current = isWrong;
  }, [isWrong]);
  return null;
};
