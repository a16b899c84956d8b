import { Box, Button, Paper, Typography } from '@mui/material';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { stickyBar } from '../../../platform/form/stickyBar.ts';
import { useSaveKey } from '../../../platform/form/useSaveKey.ts';
import { useMarkDirty } from '../../../platform/page/dirtyForms.ts';

type Props = { then: (what: 'save' | 'submit') => void; maySubmit: boolean };

/** Always in view, within reach of a thumb: the two ways to save. Ctrl/Cmd+Enter saves. */
export const ExpenseBar = ({ then, maySubmit }: Props) => {
  const t = useTranslate();
  const { isDirty, isSubmitting, isSubmitSuccessful } = useFormState();
  useMarkDirty(isDirty && !isSubmitSuccessful);
  const save = useRef<HTMLButtonElement>(null);
  useSaveKey(() => save.current?.click());
  const wide = { flex: { xs: 1, sm: 'none' }, minHeight: { xs: 48, sm: 0 } } as const;
  return (
    <Paper elevation={6} className="no-print" sx={stickyBar} data-save-bar="">
      <Typography variant="body2" color="textSecondary" role="status" sx={{ flex: 1, display: { xs: 'none', sm: 'block' } }}>
        {isDirty && t('kontor.form.unsaved')}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, flex: { xs: 1, sm: 'none' } }}>
        <Button
          ref={save}
          type="submit"
          variant={maySubmit ? 'outlined' : 'contained'}
          disabled={isSubmitting}
          onClick={() => then('save')}
          sx={wide}
        >
          {t('kontor.form.save')}
        </Button>
        {maySubmit && (
          <Button type="submit" variant="contained" loading={isSubmitting} onClick={() => then('submit')} sx={wide}>
            {t('expenses.form.save_and_submit')}
          </Button>
        )}
      </Box>
    </Paper>
  );
};
