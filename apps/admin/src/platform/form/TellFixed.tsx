import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { tellFormFixed } from './fixed.ts';

/** Closes the "form is invalid" message, inside its form, once no field is wrong any more. */
export const TellFixed = () => {
  const { errors } = useFormState();
  const isWrong = Object.keys(errors).length > 0;
  const wasWrong = useRef(false);
  useEffect(() => {
    if (wasWrong.current && !isWrong) tellFormFixed();
    wasWrong.current = isWrong;
  }, [isWrong]);
  return null;
};
