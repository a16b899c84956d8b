import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useBlocker } from 'react-router-dom';
import { isAnyFormDirty } from '../../platform/page/dirtyForms.ts';

/** Asks before another page, or another list of this one, takes the place of something unsaved. */
export function useLeaveGuard(): void {
  const t = useTranslate();
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      isAnyFormDirty() && (from.pathname !== to.pathname || from.search !== to.search),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm(t('ra.message.unsaved_changes'))) blocker.proceed();
    else blocker.reset();
  }, [blocker, t]);
}
