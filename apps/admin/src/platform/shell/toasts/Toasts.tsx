import { lazy, Suspense, useState } from 'react';
import { useNotificationContext } from 'react-admin';

const ToastStack = lazy(() => import('./ToastStack.tsx').then((m) => ({ default: m.ToastStack })));

/** The toasts, fetched with the first message: the sign-in page usually has none. */
export const Toasts = () => {
  const { notifications } = useNotificationContext();
  const [wanted, setWanted] = useState(false);
  if (notifications.length > 0 && !wanted) setWanted(true);
  return wanted ? (
    <Suspense fallback={null}>
      <ToastStack />
    </Suspense>
  ) : null;
};
