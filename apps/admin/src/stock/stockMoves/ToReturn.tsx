import type { StockMoveRecord } from '@kontor/domain';
import { Alert } from '@mui/material';
import { useGetList, useTranslate } from 'react-admin';
import { useFormat } from '../../platform/format/useFormat.ts';
import { useQuantity } from './useQuantity.ts';

const shown = 20;

/** Lists what people who leave have to return; of several, with the name of each. */
export const ToReturn = ({ userIds }: { userIds: readonly number[] }) => {
  const t = useTranslate();
  const format = useFormat();
  const quantityOf = useQuantity();
  const { data = [], total = 0 } = useGetList<StockMoveRecord>('stockMoves', {
    filter: { holderId: [...userIds], held: true },
    pagination: { page: 1, perPage: shown },
    sort: { field: 'moveDate', order: 'ASC' },
  });
  if (!data.length) return null;
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      {t('stockMoves.held.to_return')}
      <ul style={{ margin: 0, paddingInlineStart: 20 }}>
        {data.map(({ id, itemName, outstanding, unitCode, moveDate, holderName }) => (
          <li key={id}>
            {userIds.length > 1 && `${holderName} – `}
            {itemName}: {quantityOf(outstanding ?? 0, unitCode)} ({format.date(moveDate)})
          </li>
        ))}
        {total > data.length && <li>{t('stockMoves.held.more', { smart_count: total - data.length })}</li>}
      </ul>
    </Alert>
  );
};
