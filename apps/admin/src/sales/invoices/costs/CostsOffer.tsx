import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import { Button } from '@mui/material';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { part } from '../../../platform/page/page.ts';
import { sumsOf } from './sumsOf.ts';
import { useUnbilledCosts } from './useUnbilledCosts.ts';

const UnbilledCostsDialog = part(() => import('./UnbilledCostsDialog.tsx').then((m) => m.UnbilledCostsDialog));

/** "Add 3 unbilled costs (€412.00)": shown once a customer with such costs is selected. */
export const CostsOffer = () => {
  const t = useTranslate();
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const costs = useUnbilledCosts();
  const { price } = sumsOf(costs, format);
  return (
    <>
      {costs.length > 0 && (
        <Button variant="outlined" startIcon={<ReceiptLongOutlined />} onClick={() => setOpen(true)} data-costs-offer="">
          {t('costs.offer', { smart_count: costs.length, price })}
        </Button>
      )}
      {open && (
        <Suspense fallback={null}>
          <UnbilledCostsDialog costs={costs} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
