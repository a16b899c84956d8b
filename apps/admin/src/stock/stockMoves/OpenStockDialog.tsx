import { OpeningStockInput, type ItemRecord } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { useOrganisation } from '../../platform/api/useOrganisation.ts';
import { useToday } from '../../platform/api/useToday.ts';
import { FormDialog } from '../../platform/form/FormDialog.tsx';
import { useValidation } from '../../platform/form/validateWith.ts';
import { DateInput } from '../../platform/inputs/DateInput.tsx';
import { DecimalInput, MoneyInput } from '../../platform/inputs/MoneyInput.tsx';
import { useMoveStock } from './useMoveStock.ts';

/** Enters what was on hand when the firm began to keep stock of an item. */
export const OpenStockDialog = ({ item, onClose }: { item: ItemRecord; onClose: () => void }) => {
  const t = useTranslate();
  const move = useMoveStock();
  const currency = useOrganisation()?.baseCurrency;
  return (
    <FormDialog
      title={t('stockMoves.open.title', { name: item.name })}
      text={t('stockMoves.open.text')}
      submitLabel={t('stockMoves.open.save')}
      defaults={{ itemId: item.id, moveDate: useToday(), quantity: null, unitCost: item.purchasePrice }}
      resolver={useValidation(OpeningStockInput)}
      run={(input: OpeningStockInput) => move('open-stock', input)}
      success="stockMoves.open.done"
      onClose={onClose}
    >
      <DateInput source="moveDate" label={t('resources.stockMoves.fields.moveDate')} required />
      <DecimalInput source="quantity" label={t('resources.stockMoves.fields.quantity')} required autoFocus />
      <MoneyInput source="unitCost" label={t('resources.stockMoves.fields.unitCost')} places={6} currency={currency} required />
    </FormDialog>
  );
};
