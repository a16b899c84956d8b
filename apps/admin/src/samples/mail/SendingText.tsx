import { useEffect, useEffectEvent } from 'react';
import { useCloseNotification, useTranslate } from 'react-admin';
import { UndoText } from '../../platform/action/UndoText.tsx';

/** The toast of an email being sent; closes once sending can no longer be undone. */
export const SendingText = ({ until, undo }: { until: number; undo: () => void }) => {
  const t = useTranslate();
  const close = useCloseNotification();
  const end = useEffectEvent(() => close());
  useEffect(() => {
    const timer = setTimeout(() => end(), Math.max(0, until - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);
  return <UndoText text={t('mail.sending')} undo={undo} />;
};
