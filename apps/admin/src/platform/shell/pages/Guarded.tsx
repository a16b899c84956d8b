import { memo, useSyncExternalStore } from 'react';
import { Authenticated, ResourceContextProvider } from 'react-admin';
import { ability, onAbilityChange } from '../../api/ability.ts';
import { mayOpen } from '../../api/mayOpen.ts';
import { page, type Page } from '../../page/page.ts';
import { resourceCalled } from '../../api/resource.ts';

const NotAuthorizedPage = page(() => import('./NotAuthorizedPage.tsx').then((m) => m.NotAuthorizedPage));

function isFor(resource: string, action: string): boolean {
  const { subject, needs } = resourceCalled(resource);
  const field = action === 'list' ? undefined : needs?.record;
  return mayOpen({ subject, action, field });
}

type Props = {
  page: Page;
  /** The resource of the page. A page without one names its subject; without either, everybody may open it. */
  resource?: string;
  subject?: string;
  action?: string;
  /** A field that the page shows everywhere. */
  field?: string;
  /** It adds up all records of the subject. */
  whole?: boolean;
};

/** A page for signed-in people whose role includes it, as long as it does. The page itself decides which records they see. */
// react-admin draws its routes again once they are mounted, although nothing on the page has changed.
export const Guarded = memo(({ page: Component, resource, subject, action = 'list', field, whole }: Props) => {
  useSyncExternalStore(onAbilityChange, () => ability.rules);
  const open = resource ? isFor(resource, action) : !subject || mayOpen({ subject, action, field, whole });
  return (
    <Authenticated>
      <ResourceContextProvider value={resource}>{open ? <Component /> : <NotAuthorizedPage />}</ResourceContextProvider>
    </Authenticated>
  );
});
Guarded.displayName = 'Guarded';
