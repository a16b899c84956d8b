import { Box, Button, Paper, Typography } from '@mui/material';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { may } from '../../../platform/api/ability.ts';
import { useOrganisation } from '../../../platform/api/useOrganisation.ts';
import { stickyBar } from '../../../platform/form/stickyBar.ts';
import { useSaveKey } from '../../../platform/form/useSaveKey.ts';
import { StatusChip } from '../../../platform/format/StatusChip.tsx';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { useMarkDirty } from '../../../platform/page/dirtyForms.ts';
import { useBillFigures } from './BillFigures.tsx';

const Total = () => {
  const format = useFormat();
  const { totals } = useBillFigures();
  const currency = useWatch({ name: 'currency' }) as string;
  return (
    <Typography
      component="output"
      data-live-total=""
      sx={{ fontWeight: 650, fontSize: '1.125rem', fontVariantNumeric: 'tabular-nums' }}
    >
      {totals && format.money(totals.total, currency)}
    </Typography>
  );
};

type Props = { paperOf: 'Bill' | 'VendorCreditNote' | null; then: (what: 'show' | 'open') => void };

/** Always in view: the total and the ways to save; a template is saved in one. Ctrl/Cmd+Enter saves the draft. */
export const BillBar = ({ paperOf, then }: Props) => {
  const t = useTranslate();
  const { isDirty, isSubmitting, isSubmitSuccessful } = useFormState();
  useMarkDirty(isDirty && !isSubmitSuccessful);
  // A bill that somebody has to approve first cannot be opened by whoever types it.
  const waits = useOrganisation()?.billApproval === true && paperOf === 'Bill';
  const mayOpen = paperOf && !waits && may('open', paperOf);
  const draft = useRef<HTMLButtonElement>(null);
  useSaveKey(() => draft.current?.click());
  return (
    <Paper elevation={6} className="no-print" sx={{ ...stickyBar, flexWrap: 'wrap', gap: 1.5 }} data-save-bar="">
      {paperOf && <StatusChip status="draft" />}
      <Total />
      <Typography variant="body2" color="textSecondary" role="status" sx={{ flex: 1, display: { xs: 'none', sm: 'block' } }}>
        {isDirty && t('kontor.form.unsaved')}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', marginInlineStart: 'auto' }}>
        <Button
          ref={draft}
          type="submit"
          variant={mayOpen ? 'outlined' : 'contained'}
          disabled={isSubmitting}
          onClick={() => then('show')}
        >
          {t(paperOf ? 'documents.form.save_draft' : 'ra.action.save')}
        </Button>
        {mayOpen && (
          <Button type="submit" variant="contained" loading={isSubmitting} onClick={() => then('open')}>
            {t(paperOf === 'Bill' ? 'bills.form.save_and_open' : 'bills.form.save_and_open_credit')}
          </Button>
        )}
      </Box>
    </Paper>
  );
};
