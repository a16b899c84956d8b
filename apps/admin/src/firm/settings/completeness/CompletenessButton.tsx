import type { NumberSeriesRecord } from '@kontor/domain';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import { Button } from '@mui/material';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { may } from '../../../platform/api/ability.ts';
import { part } from '../../../platform/page/page.ts';

const CompletenessDialog = part(() => import('./CompletenessDialog.tsx').then((m) => m.CompletenessDialog));

/** Needs the right to read the documents, without which the check would be empty. */
export const CompletenessButton = ({ series }: { series: NumberSeriesRecord }) => {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  if (!may('list', 'Invoice')) return null;
  return (
    <>
      <Button
        size="small"
        startIcon={<FactCheckOutlined />}
        onClick={() => setOpen(true)}
        sx={{ mx: -0.5, whiteSpace: 'nowrap' }}
      >
        {t('settings.series.completeness.open')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <CompletenessDialog series={series} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
