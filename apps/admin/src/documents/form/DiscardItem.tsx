import { MenuItem } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { ConfirmDialog } from '../../platform/action/ConfirmDialog.tsx';

/** Reverts to the last saved version. */
export const DiscardItem = () => {
  const t = useTranslate();
  const { reset } = useFormContext();
  const { isDirty } = useFormState();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <MenuItem disabled={!isDirty} onClick={() => setAsking(true)}>
        {t('documents.form.discard')}
      </MenuItem>
      <ConfirmDialog
        open={asking}
        text={t('documents.form.discard_text')}
        confirmLabel={t('documents.form.discard')}
        danger
        onClose={() => setAsking(false)}
        onConfirm={() => {
          reset();
          setAsking(false);
        }}
      />
    </>
  );
};
