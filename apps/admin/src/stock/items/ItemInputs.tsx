import { classifierTypes, itemKinds } from '@kontor/domain';
import { useEffect } from 'react';
import { RadioButtonGroupInput, TextInput, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { may } from '../../platform/api/ability.ts';
import { BooleanInput } from '../../platform/inputs/BooleanInput.tsx';
import { AskPause } from '../../platform/form/AskPause.tsx';
import { FormSection, Wide } from '../../platform/form/FormSection.tsx';
import { maySee } from '../../platform/api/maySee.ts';
import { ReferencePicker } from '../../platform/inputs/picker/ReferencePicker.tsx';
import { DecimalInput, MoneyInput } from '../../platform/inputs/MoneyInput.tsx';
import { useOrganisation } from '../../platform/api/useOrganisation.ts';
import { ChoiceInput } from '../../firm/classifiers/ChoiceInput.tsx';
import { useClassifierChoices, useTaxRates } from '../../firm/classifiers/useClassifierChoices.ts';

/** Goods only: when the item becomes a service, no stock is kept of it. */
const StockSection = () => {
  const t = useTranslate();
  const { setValue } = useFormContext();
  const [kind, isTracked] = useWatch({ name: ['kind', 'stockTracked'] }) as [unknown, unknown];
  const isGoods = kind === 'goods';
  useEffect(() => {
    if (!isGoods && isTracked) setValue('stockTracked', false, { shouldDirty: true });
  }, [isGoods, isTracked, setValue]);
  if (!isGoods) return null;
  return (
    <FormSection title={t('items.sections.stock')} hint={t('items.hint.stock')}>
      <Wide>
        <BooleanInput source="stockTracked" helperText={false} />
      </Wide>
      <TextInput source="barcode" helperText="items.hint.barcode" />
      <DecimalInput source="reorderLevel" helperText="items.hint.reorder" />
      {may('list', 'Vendor') && <ReferencePicker source="preferredVendorId" reference="vendors" />}
    </FormSection>
  );
};

export const ItemInputs = () => {
  const t = useTranslate();
  const currency = useOrganisation()?.baseCurrency;
  const kinds = itemKinds.map((id) => ({ id, name: t(`items.kinds.${id}`) }));
  const prices = maySee('Item', 'sellingPrice')
    ? { title: t('items.sections.prices'), hint: t('items.hint.prices') }
    : { title: t('items.sections.tax') };
  return (
    <>
      <FormSection title={t('items.sections.what')}>
        <Wide>
          <RadioButtonGroupInput source="kind" choices={kinds} />
        </Wide>
        <TextInput source="sku" required autoFocus />
        <TextInput source="name" required />
        <ChoiceInput source="unitId" choices={useClassifierChoices(classifierTypes.unit).choices} />
        <ChoiceInput source="categoryId" choices={useClassifierChoices(classifierTypes.itemCategory).choices} />
        <Wide>
          <TextInput source="description" multiline minRows={2} helperText="items.hint.description" />
        </Wide>
      </FormSection>
      <FormSection {...prices}>
        {maySee('Item', 'sellingPrice') && <MoneyInput source="sellingPrice" required places={6} currency={currency} />}
        {maySee('Item', 'purchasePrice') && <MoneyInput source="purchasePrice" places={6} currency={currency} />}
        <ChoiceInput source="taxRateId" choices={useTaxRates().choices} />
      </FormSection>
      <StockSection />
      <FormSection title={t('items.sections.use')}>
        <Wide>
          <BooleanInput source="active" helperText="items.hint.active" />
          <AskPause />
        </Wide>
      </FormSection>
    </>
  );
};
