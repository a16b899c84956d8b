import { useEffect, useState, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { useMarkDirty } from '../page/dirtyForms.ts';
import { DiscardQuestion } from './typing/DiscardQuestion.tsx';

const Watch = ({ onDirty }: { onDirty: (isDirty: boolean) => void }) => {
  const { isDirty } = useFormState();
  useMarkDirty(isDirty);
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  return null;
};

type Closing = {
  /** For Escape and clicks outside the dialog: asks first when something was typed. */
  close: () => void;
  /** To be rendered inside the form. */
  watch: ReactNode;
};

/** Closes a dialog with a form without losing typed values. "Cancel" needs no question. */
export function useClosing(onClose: () => void): Closing {
  const [isDirty, setDirty] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const close = (): void => (isDirty ? setAsked(true) : onClose());
  const watch = (
    <>
      <Watch onDirty={setDirty} />
      <DiscardQuestion open={isAsked} onDiscard={onClose} onKeep={() => setAsked(false)} />
    </>
  );
  return { close, watch };
}
