import { useEffect, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { ConfirmQuestion } from '../action/ConfirmQuestion.tsx';
import { useFormQuestion } from './useFormQuestion.ts';

type Props = {
  /** The flag by which the API is told that the question was answered. */
  flag: string;
  /** The fields that the answer covers: another value is asked about anew. */
  of: readonly string[];
  title: string;
  confirmLabel: string;
  cancelLabel: string;
  children?: ReactNode;
};

/** Inside a form: asks what the API asks by refusing the flag, and saves once more when that is confirmed. */
export const AskQuestion = ({ flag, of, title, confirmLabel, cancelLabel, children }: Props) => {
  const { setValue } = useFormContext();
  const { place, question, close, confirm } = useFormQuestion(flag);
  const covered = JSON.stringify(useWatch({ name: of }));
  useEffect(() => setValue(flag, undefined), [covered, flag, setValue]);
  return (
    <>
      <span ref={place} hidden />
      <ConfirmQuestion
        open={question !== undefined}
        title={title}
        text={question ?? ''}
        confirmLabel={confirmLabel}
        cancelLabel={cancelLabel}
        onConfirm={confirm}
        onClose={close}
      >
        {children}
      </ConfirmQuestion>
    </>
  );
};
