import type { ItemRecord } from '@kontor/domain';
import { Button } from '@mui/material';
import { Suspense, useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { may } from '../../platform/api/ability.ts';
import { maySee } from '../../platform/api/maySee.ts';
import { part } from '../../platform/page/page.ts';

const IssueDialog = part(() => import('./IssueDialog.tsx').then((m) => m.IssueDialog));
const OpenStockDialog = part(() => import('./OpenStockDialog.tsx').then((m) => m.OpenStockDialog));

/** Enters the opening stock of an item that never moved, and issues what is there to a person. */
export const ItemStockButtons = ({ record: item }: { record: ItemRecord }) => {
  const t = useTranslate();
  const [open, setOpen] = useState<'open' | 'issue'>();
  const mayOpen = may('openStock', 'StockMove') && maySee('StockMove', 'value');
  const { total } = useGetList(
    'stockMoves',
    { filter: { itemId: item.id }, pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' } },
    { enabled: mayOpen && item.stockTracked },
  );
  const close = () => setOpen(undefined);
  return (
    <>
      {mayOpen && total === 0 && <Button onClick={() => setOpen('open')}>{t('stockMoves.open.button')}</Button>}
      {may('issue', 'StockMove') && (item.onHand ?? 0) > 0 && (
        <Button onClick={() => setOpen('issue')}>{t('stockMoves.issue.button')}</Button>
      )}
      <Suspense fallback={null}>
        {open === 'open' && <OpenStockDialog item={item} onClose={close} />}
        {open === 'issue' && <IssueDialog item={item} onClose={close} />}
      </Suspense>
    </>
  );
};
