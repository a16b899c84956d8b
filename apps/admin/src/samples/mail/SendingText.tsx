import { useEffect, useEffectEvent } from 'react';
import { useCloseNotification, useTranslate } from 'react-admin';
import { UndoText } from '../../platform/action/UndoText.tsx';

/** A mail on its way; goes once it can no longer be taken back. */
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
