import { LeaveGuard, useIsSafe } from './LeaveGuard.tsx';
import { useKeptTyping } from './useKeptTyping.ts';

/** For a form without drafts of its own: asks before another page replaces typed values, and keeps them over a reload. */
export const TypingGuard = () => {
  useKeptTyping(useIsSafe());
  return <LeaveGuard />;
};
