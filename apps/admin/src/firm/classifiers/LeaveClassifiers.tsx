import { useBlocker } from 'react-router-dom';
import { DiscardQuestion } from '../../platform/form/typing/DiscardQuestion.tsx';
import { isAnyFormDirty } from '../../platform/page/dirtyForms.ts';

/** Asks before another page or classifier replaces unsaved changes. */
export const LeaveClassifiers = () => {
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      isAnyFormDirty() && (from.pathname !== to.pathname || from.search !== to.search),
  );
  return (
    <DiscardQuestion open={blocker.state === 'blocked'} onDiscard={() => blocker.proceed?.()} onKeep={() => blocker.reset?.()} />
  );
};
