import { useTranslate } from 'react-admin';
import { useFieldName } from '../values/useFieldName.ts';
import { PercentOrAmountField } from './PercentOrAmountField.tsx';

/** A discount on the whole document. */
export const DiscountField = () => {
  const t = useTranslate();
  const wordOf = useFieldName();
  return (
    <PercentOrAmountField
      percent="discountPercent"
      amount="discountAmount"
      label={wordOf('discount')}
      kindLabel={t('documents.totals.discount_kind')}
    />
  );
};
