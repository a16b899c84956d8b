import type { Query, QueryClient } from '@tanstack/react-query';

/** What no command changes, and what an open dialog keeps for itself: text that is being typed over must not be read anew. */
const apart: ReadonlySet<unknown> = new Set([
  ...['help', 'signInOptions', 'companyRegisters', 'completionTitles', 'accountLink', 'qr', 'auth'],
  ...['letter', 'merge', 'adjustmentEffect'],
  // Areas that keep what they show in step themselves.
  ...['mail', 'chat', 'shop', 'bookmarks'],
]);

/** May a command have changed what this query read? */
export const isTouched = ({ queryKey: [first] }: Query): boolean => !apart.has(first);
const scheduled = new WeakSet<QueryClient>();

/**
 * Reads everything again that the screen shows, once for all commands of one moment; what it does not show is stale. What a command touches
 * is known to the API alone: a list of it here would forget some.
 */
export function readAllAgain(queryClient: QueryClient): void {
  if (scheduled.has(queryClient)) return;
  scheduled.add(queryClient);
  queueMicrotask(() => {
    scheduled.delete(queryClient);
    void queryClient.invalidateQueries({ predicate: isTouched });
  });
}
