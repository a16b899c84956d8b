import { Box } from '@mui/material';
import type { SyntheticEvent } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../../action/ConfirmDialog.tsx';

type Props = { open: boolean; onDiscard: () => void; onKeep: () => void };

// Keys pressed in the question are not meant for the form around it.
const stop = (event: SyntheticEvent): void => event.stopPropagation();

/** Asks before typed values are discarded. */
export const DiscardQuestion = ({ open, onDiscard, onKeep }: Props) => {
  const t = useTranslate();
  return (
    <Box onKeyDown={stop} onClick={stop} sx={{ display: 'contents' }}>
      <ConfirmDialog
        open={open}
        title={t('kontor.form.unsaved')}
        text={t('ra.message.unsaved_changes')}
        confirmLabel={t('kontor.form.discard')}
        cancelLabel={t('kontor.form.keep')}
        danger
        onConfirm={onDiscard}
        onClose={onKeep}
      />
    </Box>
  );
};
