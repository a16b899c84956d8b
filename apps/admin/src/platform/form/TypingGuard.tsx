import { LeaveGuard, useIsSafe } from './LeaveGuard.tsx';
import { useKeptTyping } from './useKeptTyping.ts';

/** Stands inside a form without drafts of its own: asks before another page takes the place of what was typed, and keeps it over a reload. */
export const TypingGuard = () => {
  useKeptTyping(useIsSafe());
  return <LeaveGuard />;
};
