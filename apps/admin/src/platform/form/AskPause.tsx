import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { ConfirmQuestion } from '../action/ConfirmQuestion.tsx';
import { useFormQuestion } from './useFormQuestion.ts';

/** Asks, inside a form with the switch `active`, before what runs by itself is paused with it. */
export const AskPause = () => {
  const t = useTranslate();
  const { setValue } = useFormContext();
  const { place, question, close, confirm } = useFormQuestion('pauseConfirmed');
  const active: unknown = useWatch({ name: 'active' });
  // The confirmation covers this switching off only.
  useEffect(() => setValue('pauseConfirmed', undefined), [active, setValue]);
  return (
    <>
      <span ref={place} hidden />
      <ConfirmQuestion
        open={question !== undefined}
        title={t('kontor.pause.title')}
        text={question ?? ''}
        confirmLabel={t('kontor.pause.save')}
        cancelLabel={t('kontor.pause.back')}
        onConfirm={confirm}
        onClose={close}
      />
    </>
  );
};
