import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import { useBlocker } from 'react-router-dom';
import { DiscardQuestion } from './DiscardQuestion.tsx';

/** Tabs and sections of a form have addresses below it; the record's show page has no form. */
const isWithin = (form: string, address: string): boolean => address.startsWith(form) && !address.startsWith(`${form}/show`);

/** Says whether nothing was typed, or everything was saved. */
export function useIsSafe(): boolean {
  const { isSubmitSuccessful, dirtyFields } = useFormState();
  return isSubmitSuccessful || Object.keys(dirtyFields).length === 0;
}

/** Asks, inside a form, before another page replaces typed values. react-admin's own guard uses the browser's dialog. */
export const LeaveGuard = () => {
  const isSafe = useIsSafe();
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) => !isSafe && !isWithin(from.pathname, to.pathname));
  const isBlocked = blocker.state === 'blocked';
  // A form that is saved and left at once becomes safe only after the navigation was blocked.
  useEffect(() => {
    if (isBlocked && isSafe) blocker.proceed();
  }, [isBlocked, isSafe, blocker]);
  return <DiscardQuestion open={isBlocked && !isSafe} onDiscard={() => blocker.proceed?.()} onKeep={() => blocker.reset?.()} />;
};
