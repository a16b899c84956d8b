import { ItemInput, itemKinds, type ItemRecord } from '@kontor/domain';
import { Box } from '@mui/material';
import { ResourceContextProvider, SelectInput, TextInput, useDataProvider, useTranslate } from 'react-admin';
import { FormDialog } from '../../platform/form/FormDialog.tsx';
import { useReadAgain } from '../../platform/api/useCommand.ts';
import { maySee } from '../../platform/api/maySee.ts';
import { MoneyInput } from '../../platform/inputs/MoneyInput.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';
import { useValidation } from '../../platform/form/validateWith.ts';
import { useBasis } from '../values/BasisContext.ts';

type Props = { name: string; onClose: () => void; onCreated: (item: ItemRecord) => void };

const codeOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/\p{M}|^-|-$/gu, '')
    .toUpperCase()
    .slice(0, 20);

/** Creates an item without leaving the line that needs it. */
export const ItemCreateDialog = ({ name, onClose, onCreated }: Props) => {
  const t = useTranslate();
  const dataProvider = useDataProvider();
  const readAgain = useReadAgain();
  const basis = useBasis();
  const kinds = itemKinds.map((id) => ({ id, name: t(`items.kinds.${id}`) }));
  const defaults = {
    name,
    sku: codeOf(name),
    kind: 'service',
    ...(maySee('Item', 'sellingPrice') ? { sellingPrice: null } : {}),
    taxRateId: basis.rateOn(basis.today),
    active: true,
  };
  const format = useFormat();
  const create = async (values: object) => {
    const { data } = await dataProvider.create<ItemRecord>('items', { data: values });
    readAgain();
    onCreated(data);
  };
  return (
    <ResourceContextProvider value="items">
      <FormDialog
        title={t('documents.items.create', { name })}
        submitLabel={t('kontor.form.save')}
        defaults={defaults}
        resolver={useValidation(ItemInput)}
        run={create}
        onClose={onClose}
      >
        <TextInput source="name" required autoFocus />
        <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2 }}>
          <TextInput source="sku" required />
          <SelectInput source="kind" isRequired choices={kinds} />
          {maySee('Item', 'sellingPrice') && (
            <MoneyInput source="sellingPrice" required places={6} currency={basis.organisation?.baseCurrency} />
          )}
          {maySee('Item', 'purchasePrice') && (
            <MoneyInput source="purchasePrice" places={6} currency={basis.organisation?.baseCurrency} />
          )}
          <SelectInput source="unitId" choices={[...basis.units]} />
          <SelectInput
            source="taxRateId"
            choices={basis.ratesOn(basis.today).map(({ id, name }) => ({ id, name: format.taxName(name) }))}
          />
        </Box>
      </FormDialog>
    </ResourceContextProvider>
  );
};
