import type { BillRecord } from '@kontor/domain';
import { Button, Tooltip } from '@mui/material';
import { Suspense, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { may } from '../../platform/api/ability.ts';
import { BulkDelete } from '../../platform/list/BulkDelete.tsx';
import { part } from '../../platform/page/page.ts';
import { mayPayBills } from './pay/mayPayBills.ts';

const PayDialog = part(() => import('./pay/PayDialog.tsx').then((m) => m.PayDialog));

/** What is done to several bills: drafts are removed, open ones of one vendor are paid together. */
export const BillBulk = () => {
  const t = useTranslate();
  const { data = [], selectedIds = [], onUnselectItems } = useListContext<BillRecord>();
  const [paying, setPaying] = useState<BillRecord[]>();
  const chosen = data.filter(({ id }) => selectedIds.includes(id));
  const owed = chosen.filter(({ status }) => status === 'open' || status === 'partlyPaid');
  const drafts = chosen.filter(({ status }) => status === 'draft');
  const [first] = owed;
  const isOne = owed.every((bill) => bill.vendorId === first?.vendorId && bill.currency === first.currency);
  return (
    <>
      {owed.length > 0 && mayPayBills() && (
        <Tooltip title={isOne ? '' : t('bills.bulk.one_vendor')}>
          <span>
            <Button size="small" disabled={!isOne} onClick={() => setPaying(owed)}>
              {t('bills.bulk.pay', { smart_count: owed.length })}
            </Button>
          </span>
        </Tooltip>
      )}
      {drafts.length === selectedIds.length && may('delete', 'Bill') && <BulkDelete label={t('bills.bulk.remove')} />}
      {paying && (
        <Suspense fallback={null}>
          <PayDialog
            bills={paying}
            onClose={(isDone) => {
              setPaying(undefined);
              if (isDone) onUnselectItems();
            }}
          />
        </Suspense>
      )}
    </>
  );
};
