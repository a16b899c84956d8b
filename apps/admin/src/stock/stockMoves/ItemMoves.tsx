import type { ItemRecord, StockMoveRecord } from '@kontor/domain';
import { Link as TextLink } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { may } from '../../platform/api/ability.ts';
import { linkTo } from '../../platform/api/linkTo.ts';
import { maySee } from '../../platform/api/maySee.ts';
import { useOrganisation } from '../../platform/api/useOrganisation.ts';
import { DateField } from '../../platform/format/fields.tsx';
import { Nothing } from '../../platform/format/Nothing.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';
import { KontorTable } from '../../platform/list/KontorTable.tsx';
import { RelatedList } from '../../platform/list/RelatedList.tsx';
import { TakeBackButton } from './TakeBackButton.tsx';

const Col = KontorTable.Col<StockMoveRecord>;

const Document = ({ move: { subject, subjectId, reference } }: { move: StockMoveRecord }) => {
  if (subject === null) return <Nothing />;
  const name = reference ?? `#${subjectId}`;
  if (!may('read', subject)) return name;
  return (
    <TextLink component={Link} to={linkTo(subject, subjectId ?? 0) ?? ''} sx={{ whiteSpace: 'nowrap' }}>
      {name}
    </TextLink>
  );
};

/** The counter-entry of an adjustment: of its kind too, but it takes back an earlier move. */
const isReversal = ({ subject, kind, originId }: StockMoveRecord): boolean =>
  subject === 'InventoryAdjustment' && kind !== 'correction' && originId !== null;

/** The history of an item: each move with its document, and the balance after it. */
export const ItemMoves = ({ record: { id } }: { record: ItemRecord }) => {
  const t = useTranslate();
  const format = useFormat();
  const currency = useOrganisation()?.baseCurrency ?? 'EUR';
  const values = maySee('StockMove', 'value');
  const said = (name: string, figure: string) => `${t(`resources.stockMoves.fields.${name}`)}: ${figure}`;
  const kindOf = (move: StockMoveRecord) =>
    t(`stockMoves.kinds.${isReversal(move) ? 'reversal' : move.kind}`, { name: move.holderName ?? '' }) +
    (move.isProvisional ? ` (${t('stockMoves.provisional')})` : '');
  return (
    <RelatedList
      resource="stockMoves"
      filter={{ itemId: id }}
      sort={{ field: 'moveDate', order: 'DESC' }}
      emptyText={t('stockMoves.none')}
    >
      <KontorTable<StockMoveRecord>
        rowClick={false}
        card={(move) => ({
          title: kindOf(move),
          subtitle: (
            <>
              {format.date(move.moveDate)}
              {move.subject !== null && (
                <>
                  {' · '}
                  <Document move={move} />
                </>
              )}
              {values && <div>{said('value', format.money(move.value, currency))}</div>}
            </>
          ),
          end: format.number(move.quantity),
          status: (
            <>
              <span>{said('quantityAfter', format.number(move.quantityAfter))}</span>
              {Boolean(move.outstanding) && <TakeBackButton move={move} />}
            </>
          ),
        })}
      >
        <Col source="moveDate" field={DateField} />
        <Col source="kind" disableSort render={kindOf} exportValue={kindOf} />
        <Col source="reference" disableSort render={(move) => <Document move={move} />} />
        <Col source="quantity" numeric disableSort render={({ quantity }) => format.number(quantity)} />
        {values && (
          <Col
            source="unitCost"
            numeric
            disableSort
            render={({ unitCost }) => (unitCost === null ? <Nothing /> : format.exactMoney(unitCost, currency))}
          />
        )}
        {values && <Col source="value" numeric money disableSort render={({ value }) => format.money(value, currency)} />}
        <Col source="quantityAfter" numeric disableSort render={({ quantityAfter }) => format.number(quantityAfter)} />
        {values && (
          <Col source="valueAfter" numeric money disableSort render={({ valueAfter }) => format.money(valueAfter, currency)} />
        )}
        <Col
          source="outstanding"
          numeric
          disableSort
          render={(move) => (move.outstanding ? <TakeBackButton move={move} /> : <Nothing />)}
          exportValue={({ outstanding }) => outstanding}
        />
        <Col source="userName" disableSort render={({ userName }) => userName ?? <Nothing />} />
      </KontorTable>
    </RelatedList>
  );
};
