import { Box, Button, Paper, Typography } from '@mui/material';
import SendOutlined from '@mui/icons-material/SendOutlined';
import { useRef, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { may } from '../../platform/api/ability.ts';
import { useMarkDirty } from '../../platform/page/dirtyForms.ts';
import { StatusChip } from '../../platform/format/StatusChip.tsx';
import { stickyBar } from '../../platform/form/stickyBar.ts';
import { errorWords } from '../../platform/i18n/errorWords.ts';
import { useWords } from '../../platform/i18n/useWords.ts';
import { useFormat } from '../../platform/format/useFormat.ts';
import { useSaveKey } from '../../platform/form/useSaveKey.ts';
import { useDocumentResource } from '../values/useDocumentResource.ts';
import { useLiveTotals } from '../values/useLiveTotals.ts';

const Total = () => {
  const format = useFormat();
  const t = useTranslate();
  const { totals, problem } = useLiveTotals();
  const ready = useWords(errorWords, Boolean(problem));
  const currency = useWatch({ name: 'currency' }) as string;
  return (
    <Typography
      component="output"
      data-live-total=""
      sx={{ fontWeight: 650, fontSize: '1.125rem', fontVariantNumeric: 'tabular-nums' }}
    >
      {totals ? (
        format.money(totals.total, currency)
      ) : (
        <Box component="span" sx={{ color: 'error.main', fontSize: '0.875rem' }}>
          {ready && t(`errors.${problem.code}`)}
        </Box>
      )}
    </Typography>
  );
};

type Props = {
  then: (what: 'show' | 'send') => void;
  /** The total, of a kind that computes it from other values than lines and prices. */
  total?: ReactNode;
  /** What documents are made from, which is no draft of one. */
  isTemplate?: boolean;
};

/** Always in view: the title, the total and the two ways to save. Ctrl/Cmd+Enter saves the draft. */
export const EditorBar = ({ then, total = <Total />, isTemplate = false }: Props) => {
  const t = useTranslate();
  const { subject } = useDocumentResource();
  const { isDirty, isSubmitting, isSubmitSuccessful } = useFormState();
  useMarkDirty(isDirty && !isSubmitSuccessful);
  const draft = useRef<HTMLButtonElement>(null);
  useSaveKey(() => draft.current?.click());
  return (
    <Paper elevation={6} className="no-print" sx={bar} data-save-bar="">
      {!isTemplate && <StatusChip status="draft" />}
      {total}
      <Typography variant="body2" color="textSecondary" role="status" sx={{ flex: 1, display: { xs: 'none', sm: 'block' } }}>
        {isDirty && t('kontor.form.unsaved')}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', marginInlineStart: 'auto' }}>
        <Button
          ref={draft}
          type="submit"
          variant={isTemplate ? 'contained' : 'outlined'}
          disabled={isSubmitting}
          onClick={() => then('show')}
        >
          {t(isTemplate ? 'kontor.form.save' : 'documents.form.save_draft')}
        </Button>
        {!isTemplate && may('send', subject) && (
          <Button
            type="submit"
            variant="contained"
            startIcon={<SendOutlined sx={{ display: { xs: 'none', sm: 'block' } }} />}
            loading={isSubmitting}
            onClick={() => then('send')}
          >
            {t('documents.form.save_and_send')}
          </Button>
        )}
      </Box>
    </Paper>
  );
};

const bar = { ...stickyBar, flexWrap: 'wrap', gap: 1.5 } as const;
