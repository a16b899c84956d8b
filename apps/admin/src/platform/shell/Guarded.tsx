import { useSyncExternalStore } from 'react';
import { Authenticated, ResourceContextProvider } from 'react-admin';
import { ability, may, onAbilityChange } from '../api/ability.ts';
import { maySee } from '../api/maySee.ts';
import { page, type Page } from '../page/page.ts';
import { subjectOf } from '../api/subjects.ts';

const NotAuthorizedPage = page(() => import('./NotAuthorizedPage.tsx').then((m) => m.NotAuthorizedPage));

/** A page about one of these is nothing but amounts; a list of them does without. */
const amounts: Record<string, string> = { invoices: 'lines', payments: 'amount' };

function isFor(resource: string, action: string): boolean {
  const subject = subjectOf(resource);
  const field = action === 'list' ? undefined : amounts[resource];
  return may(action, subject) && (!field || maySee(subject, field));
}

type Props = { page: Page; /** Without it the page is everybody's own. */ resource?: string; action?: string };

/**
 * A page for those who are signed in and whose role includes it, for as long as it does. Which records they see is decided
 * further inside.
 */
export const Guarded = ({ page: Component, resource, action = 'list' }: Props) => {
  useSyncExternalStore(onAbilityChange, () => ability.rules);
  return (
    <Authenticated>
      <ResourceContextProvider value={resource}>
        {resource === undefined || isFor(resource, action) ? <Component /> : <NotAuthorizedPage />}
      </ResourceContextProvider>
    </Authenticated>
  );
};
