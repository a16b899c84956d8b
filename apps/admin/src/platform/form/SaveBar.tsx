import { Box, Button, Fade, Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { SaveButton, useSaveContext, useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { useMarkDirty } from '../page/dirtyForms.ts';
import { stickyBar } from './stickyBar.ts';
import { useSaveKey } from './useSaveKey.ts';

type Props = {
  /** Shows the bar even when nothing was changed: a new record can be saved as it stands. */ always?: boolean;
  label?: string;
  extra?: ReactNode;
};

/** A save bar that sticks to the bottom while there are unsaved changes. Ctrl/Cmd+Enter saves. */
export const SaveBar = ({ always = false, label = 'kontor.form.save', extra }: Props) => {
  const t = useTranslate();
  const { reset } = useFormContext();
  const { isDirty, isSubmitting } = useFormState();
  const { saving } = useSaveContext();
  useMarkDirty(isDirty);
  const shown = always || isDirty;
  useSaveKey(() => {
    const buttons = document.querySelectorAll<HTMLButtonElement>('[data-save-bar] button[type="submit"]:not(:disabled)');
    [...buttons].at(-1)?.click();
  }, shown);
  return (
    <Fade in={shown} unmountOnExit>
      <Paper data-save-bar elevation={6} className="no-print" sx={stickyBar}>
        <Typography variant="body2" color="textSecondary" role="status" sx={{ flex: 1 }}>
          {isDirty && t('kontor.form.unsaved')}
        </Typography>
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', justifyContent: 'flex-end' }}>
          {isDirty && (
            <Button onClick={() => reset()} disabled={isSubmitting || saving}>
              {t('kontor.form.discard')}
            </Button>
          )}
          {extra}
          <SaveButton alwaysEnable label={label} icon={<></>} variant="contained" />
        </Box>
      </Paper>
    </Fade>
  );
};
