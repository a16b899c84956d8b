import { memo, useSyncExternalStore } from 'react';
import { Authenticated, ResourceContextProvider } from 'react-admin';
import { ability, may, onAbilityChange } from '../../api/ability.ts';
import { maySee } from '../../api/maySee.ts';
import { page, type Page } from '../../page/page.ts';
import { resourceCalled } from '../../api/resource.ts';

const NotAuthorizedPage = page(() => import('./NotAuthorizedPage.tsx').then((m) => m.NotAuthorizedPage));

function isFor(resource: string, action: string): boolean {
  const { subject, needs } = resourceCalled(resource);
  const field = action === 'list' ? undefined : needs?.record;
  return may(action, subject) && (!field || maySee(subject, field));
}

type Props = {
  page: Page;
  /** The resource of the page. A page without a resource names its subject; without either it is everybody's own. */
  resource?: string;
  subject?: string;
  action?: string;
};

/**
 * A page for those who are signed in and whose role includes it, for as long as it does. Which records they see is decided
 * further inside.
 */
// react-admin draws its routes again as soon as they stand; what is on the page has not changed by that.
export const Guarded = memo(({ page: Component, resource, subject, action = 'list' }: Props) => {
  useSyncExternalStore(onAbilityChange, () => ability.rules);
  const open = resource ? isFor(resource, action) : !subject || may(action, subject);
  return (
    <Authenticated>
      <ResourceContextProvider value={resource}>{open ? <Component /> : <NotAuthorizedPage />}</ResourceContextProvider>
    </Authenticated>
  );
});
Guarded.displayName = 'Guarded';
