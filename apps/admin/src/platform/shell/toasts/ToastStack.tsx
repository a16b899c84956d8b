import { Box } from '@mui/material';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNotificationContext, useTakeUndoableMutation, useTranslate, type NotificationPayload } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { onFormFixed } from '../../api/calls/fixed.ts';
import { Toast } from './Toast.tsx';
import { useToastOffset } from './useToastOffset.ts';

type Undo = (options: { isUndo: boolean }) => void;
export type ToastItem = { id: number; /** Time of the message. */ at: number; notification: NotificationPayload; undo?: Undo };

const most = 5;
/** A long document takes its time from the answer to the next page. */
const justSaid = 3000;

/** A repeated message replaces the earlier one. */
const repeats = (one: NotificationPayload, other: NotificationPayload): boolean =>
  one.type === other.type &&
  typeof one.message === 'string' &&
  one.message === other.message &&
  JSON.stringify(one.notificationOptions?.messageArgs) === JSON.stringify(other.notificationOptions?.messageArgs);

/** Replaces react-admin's single bar: several toasts at once, newest on top, each with the Undo of its own change. */
export const ToastStack = () => {
  const translate = useTranslate();
  const { notifications, takeNotification } = useNotificationContext();
  const takeMutation = useTakeUndoableMutation();
  const [items, setItems] = useState<ToastItem[]>([]);
  const nextId = useRef(1);

  useEffect(() => {
    if (notifications.length === 0) return;
    const notification = takeNotification();
    if (!notification) return;
    // The queues of messages and mutations run in step: taken together, an Undo cannot reach another change.
    const undo = notification.notificationOptions?.undoable ? (takeMutation() as Undo | undefined) : undefined;
    const others = items.filter((item) => item.undo || undo || !repeats(item.notification, notification));
    const next = [{ id: nextId.current++, at: Date.now(), notification, undo }, ...others];
    // A toast pushed off the stack can no longer be undone, so its change is made now.
    for (const old of next.slice(most)) old.undo?.({ isUndo: false });
    setItems(next.slice(0, most));
  }, [items, notifications, takeNotification, takeMutation]);

  const drop = useEffectEvent((isOver: (item: ToastItem) => boolean) =>
    setItems((shown) => shown.filter((item) => item.undo || item.notification.type !== 'error' || !isOver(item))),
  );
  const { pathname } = useLocation();
  // Errors leave with their page, except those just shown because of a redirect.
  useEffect(() => {
    const timer = setTimeout(() => drop(({ at }) => Date.now() - at > justSaid));
    return () => clearTimeout(timer);
  }, [pathname]);
  useEffect(() => onFormFixed((fixed) => drop(({ notification: { message } }) => message === fixed)), []);

  const close = (id: number, isUndo: boolean) => {
    items.find((item) => item.id === id)?.undo?.({ isUndo });
    setItems((shown) => shown.filter((item) => item.id !== id));
  };
  // A change that waits for its Undo to expire is made before the page closes.
  const settle = useEffectEvent(() => {
    for (const { undo } of items) undo?.({ isUndo: false });
  });
  useEffect(() => {
    const leave = () => settle();
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);

  const box = useRef<HTMLElement>(null);
  const bottom = useToastOffset(box, items);
  return (
    <Box
      ref={box}
      component="section"
      aria-label={translate('kontor.toast.region')}
      className="no-print"
      sx={stack}
      style={{ bottom }}
    >
      {items.map((item) => (
        <Toast key={item.id} item={item} onClose={(isUndo) => close(item.id, isUndo)} />
      ))}
    </Box>
  );
};

const stack = {
  position: 'fixed',
  zIndex: 1500,
  insetInlineEnd: { xs: 12, sm: 20 },
  width: { xs: 'calc(100vw - 24px)', sm: 380 },
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  pointerEvents: 'none',
};
