import { Box, Button, Fade, Paper, Typography } from '@mui/material';
import { useEffect, type ReactNode } from 'react';
import { SaveButton, useSaveContext, useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { dialogOpen } from './dialogOpen.ts';
import { useMarkDirty } from './dirtyForms.ts';

type Props = {
  /** Also when nothing was changed: a new record can be saved as it stands. */ always?: boolean;
  label?: string;
  extra?: ReactNode;
};

/** Sticks to the bottom while there is something to save. Ctrl/Cmd+Enter saves. */
export const SaveBar = ({ always = false, label = 'kontor.form.save', extra }: Props) => {
  const t = useTranslate();
  const { reset } = useFormContext();
  const { isDirty, isSubmitting } = useFormState();
  const { saving } = useSaveContext();
  useMarkDirty(isDirty);
  const shown = always || isDirty;
  useEffect(() => {
    if (!shown) return;
    const save = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      if (dialogOpen()) return;
      // Before the field that has the focus: a select box would open, and a table add a row.
      event.preventDefault();
      event.stopPropagation();
      const buttons = document.querySelectorAll<HTMLButtonElement>('[data-save-bar] button[type="submit"]:not(:disabled)');
      [...buttons].at(-1)?.click();
    };
    window.addEventListener('keydown', save, true);
    return () => window.removeEventListener('keydown', save, true);
  }, [shown]);
  return (
    <Fade in={shown} unmountOnExit>
      <Paper data-save-bar elevation={6} className="no-print" sx={bar}>
        <Typography variant="body2" color="textSecondary" role="status" sx={{ flex: 1 }}>
          {isDirty && t('kontor.form.unsaved')}
        </Typography>
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
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

const bar = {
  position: 'sticky',
  bottom: { xs: 8, md: 16 },
  zIndex: 5,
  mt: 2,
  px: 2,
  py: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
  bgcolor: 'kontor.raised',
  // Nothing of the form looks out below the bar.
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInline: '-1px',
    top: '100%',
    height: { xs: 8, md: 16 },
    bgcolor: 'background.default',
  },
} as const;
