import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import { useBlocker } from 'react-router-dom';
import { DiscardQuestion } from './DiscardQuestion.tsx';

/** The tabs and sections of a form have addresses of their own below it; the page of the record has not the form. */
const isWithin = (form: string, address: string): boolean => address.startsWith(form) && !address.startsWith(`${form}/show`);

/** Is nothing typed, or all of it saved? */
export function useIsSafe(): boolean {
  const { isSubmitSuccessful, dirtyFields } = useFormState();
  return isSubmitSuccessful || Object.keys(dirtyFields).length === 0;
}

/** Stands inside a form: asks before another page takes the place of what was typed. react-admin's own asks by the browser's box. */
export const LeaveGuard = () => {
  const isSafe = useIsSafe();
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) => !isSafe && !isWithin(from.pathname, to.pathname));
  const isBlocked = blocker.state === 'blocked';
  // A form that is saved and left at once becomes safe only after it was asked.
  useEffect(() => {
    if (isBlocked && isSafe) blocker.proceed();
  }, [isBlocked, isSafe, blocker]);
  return <DiscardQuestion open={isBlocked && !isSafe} onDiscard={() => blocker.proceed?.()} onKeep={() => blocker.reset?.()} />;
};
