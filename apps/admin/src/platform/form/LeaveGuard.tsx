import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import { useBlocker } from 'react-router-dom';
import { DiscardQuestion } from './DiscardQuestion.tsx';

/** The tabs and sections of a form have addresses of their own below it; the page of the record has not the form. */
const isWithin = (form: string, address: string): boolean => address.startsWith(form) && !address.startsWith(`${form}/show`);

/** Stands inside a form: asks before another page takes the place of what was typed. react-admin's own asks by the browser's box. */
export const LeaveGuard = () => {
  const { isSubmitSuccessful, dirtyFields } = useFormState();
  const isSafe = isSubmitSuccessful || Object.keys(dirtyFields).length === 0;
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) => !isSafe && !isWithin(from.pathname, to.pathname));
  const isBlocked = blocker.state === 'blocked';
  // A form that is saved and left at once becomes safe only after it was asked.
  useEffect(() => {
    if (isBlocked && isSafe) blocker.proceed();
  }, [isBlocked, isSafe, blocker]);
  useEffect(() => {
    if (isSafe) return undefined;
    // Closing the tab is the browser's own question: no page can ask it.
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isSafe]);
  return <DiscardQuestion open={isBlocked && !isSafe} onDiscard={() => blocker.proceed?.()} onKeep={() => blocker.reset?.()} />;
};
