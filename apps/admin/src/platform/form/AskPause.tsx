import { useTranslate } from 'react-admin';
import { AskQuestion } from './AskQuestion.tsx';

const of = ['active'];

/** Asks, inside a form with the switch `active`, before what runs by itself is paused with it. */
export const AskPause = () => {
  const t = useTranslate();
  return (
    <AskQuestion
      flag="pauseConfirmed"
      of={of}
      title={t('kontor.pause.title')}
      confirmLabel={t('kontor.pause.save')}
      cancelLabel={t('kontor.pause.back')}
    />
  );
};
