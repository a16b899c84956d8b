import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { tellFormFixed } from '../api/calls/fixed.ts';

/** Focuses the first field, in reading order, that can take it. */
function focusFirstWrong(form: HTMLElement | null | undefined): void {
  for (const field of form?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? []) {
    field.focus();
    if (document.activeElement !== field) continue;
    field.scrollIntoView?.({ block: 'center' });
    return;
  }
}

/**
 * Closes the message about wrong fields, inside its form, once no field is wrong any more or the form is sent again, and leads to the
 * first field that the server refused.
 */
export const TellFixed = () => {
  const { errors, isSubmitting, submitCount } = useFormState();
  const { root, ...fields } = errors;
  const isWrong = Object.keys(fields).length > 0;
  const refusal = root?.['serverError']?.message;
  const place = useRef<HTMLElement>(null);
  const wasWrong = useRef(false);
  const told = useRef<string>(undefined);
  const led = useRef(0);
  useEffect(() => {
    told.current = refusal ?? told.current;
  }, [refusal]);
  useEffect(() => {
    if (wasWrong.current && !isWrong) {
      tellFormFixed();
      if (told.current) tellFormFixed(told.current);
    }
    wasWrong.current = isWrong;
  }, [isWrong]);
  useEffect(() => {
    if (isSubmitting && told.current) tellFormFixed(told.current);
    if (isSubmitting || !refusal || !isWrong || led.current === submitCount) return;
    led.current = submitCount;
    focusFirstWrong(place.current?.closest('form'));
  }, [isSubmitting, submitCount, refusal, isWrong]);
  return <span hidden ref={place} />;
};
