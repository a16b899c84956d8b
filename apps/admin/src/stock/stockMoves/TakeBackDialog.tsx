import { TakeBackInput, type StockMoveRecord } from '@kontor/domain';
import { TextInput, useTranslate } from 'react-admin';
import { useToday } from '../../platform/api/useToday.ts';
import { FormDialog } from '../../platform/form/FormDialog.tsx';
import { useValidation } from '../../platform/form/validateWith.ts';
import { useFormat } from '../../platform/format/useFormat.ts';
import { DateInput } from '../../platform/inputs/DateInput.tsx';
import { DecimalInput } from '../../platform/inputs/MoneyInput.tsx';
import { useMoveStock } from './useMoveStock.ts';
import { useQuantity } from './useQuantity.ts';

/** Takes back issued goods, all that is still out unless a person enters less. */
export const TakeBackDialog = ({ move, onClose }: { move: StockMoveRecord; onClose: () => void }) => {
  const t = useTranslate();
  const format = useFormat();
  const quantityOf = useQuantity();
  const enter = useMoveStock();
  const field = (name: string) => t(`resources.stockMoves.fields.${name}`);
  const left = move.outstanding ?? 0;
  return (
    <FormDialog
      title={t('stockMoves.take_back.title', { item: move.itemName })}
      text={t('stockMoves.take_back.text', {
        name: move.holderName ?? '',
        quantity: quantityOf(left, move.unitCode),
        date: format.date(move.moveDate),
      })}
      submitLabel={t('stockMoves.take_back.save')}
      defaults={{ moveDate: useToday(), quantity: left, note: null }}
      resolver={useValidation(TakeBackInput)}
      run={({ note, ...input }: TakeBackInput) => enter(`${move.id}/take-back`, { ...input, ...(note && { note }) })}
      success="stockMoves.take_back.done"
      onClose={onClose}
    >
      <DateInput source="moveDate" label={field('moveDate')} required />
      <DecimalInput source="quantity" label={field('quantity')} required />
      <TextInput source="note" label={field('note')} helperText={false} />
    </FormDialog>
  );
};
