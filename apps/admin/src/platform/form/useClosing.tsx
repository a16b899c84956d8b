import { useEffect, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useMarkDirty } from '../page/dirtyForms.ts';

const Watch = ({ onDirty }: { onDirty: (isDirty: boolean) => void }) => {
  const { isDirty } = useFormState();
  useMarkDirty(isDirty);
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  return null;
};

type Closing = {
  /** Escape, or a click beside the dialog: asks first when something was typed. */
  close: () => void;
  /** Stands inside the form. */
  watch: ReactNode;
};

/** How a dialog with a form closes without throwing away what was typed. Its "Cancel" needs no question. */
export function useClosing(onClose: () => void): Closing {
  const t = useTranslate();
  const [isDirty, setDirty] = useState(false);
  const close = (): void => {
    if (!isDirty || window.confirm(t('ra.message.unsaved_changes'))) onClose();
  };
  return { close, watch: <Watch onDirty={setDirty} /> };
}
