import type { StockMoveRecord, UserRecord } from '@kontor/domain';
import { Button } from '@mui/material';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { may } from '../../platform/api/ability.ts';
import { DateField } from '../../platform/format/fields.tsx';
import { Nothing } from '../../platform/format/Nothing.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';
import { KontorTable } from '../../platform/list/KontorTable.tsx';
import { RelatedList } from '../../platform/list/RelatedList.tsx';
import { part } from '../../platform/page/page.ts';
import { ItemLink } from './ItemLink.tsx';
import { TakeBackButton } from './TakeBackButton.tsx';
import { useQuantity } from './useQuantity.ts';

const IssueDialog = part(() => import('./IssueDialog.tsx').then((m) => m.IssueDialog));
const Col = KontorTable.Col<StockMoveRecord>;

/** What a person holds of the firm's goods, with the day on which it was issued. */
export const HeldGoods = ({ record: user }: { record: UserRecord }) => {
  const t = useTranslate();
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const quantityOf = useQuantity();
  const amount = ({ outstanding, unitCode }: StockMoveRecord) => quantityOf(outstanding ?? 0, unitCode);
  return (
    <>
      <RelatedList
        resource="stockMoves"
        filter={{ holderId: user.id, held: true }}
        sort={{ field: 'moveDate', order: 'DESC' }}
        emptyText={t('stockMoves.held.none', { name: user.displayName })}
        action={
          user.active &&
          may('issue', 'StockMove') && <Button onClick={() => setOpen(true)}>{t('stockMoves.issue.button')}</Button>
        }
      >
        <KontorTable<StockMoveRecord>
          rowClick={false}
          card={(move) => ({
            title: <ItemLink move={move} />,
            subtitle: format.date(move.moveDate),
            end: amount(move),
            status: <TakeBackButton move={move} />,
          })}
        >
          <Col
            source="itemName"
            disableSort
            render={(move) => <ItemLink move={move} />}
            exportValue={({ itemName }) => itemName}
          />
          <Col source="sku" code disableSort />
          <Col source="moveDate" label={t('stockMoves.held.since')} field={DateField} />
          <Col source="outstanding" numeric disableSort render={amount} exportValue={({ outstanding }) => outstanding} />
          <Col source="note" disableSort render={({ note }) => note ?? <Nothing />} />
          <Col source="id" label={false} disableSort render={(move) => <TakeBackButton move={move} />} />
        </KontorTable>
      </RelatedList>
      <Suspense fallback={null}>{open && <IssueDialog holder={user} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
};
