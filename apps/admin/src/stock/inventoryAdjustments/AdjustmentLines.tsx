import type { AdjustmentKind, ItemRecord } from '@kontor/domain';
import AddOutlined from '@mui/icons-material/AddOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, Button, IconButton, Tooltip, Typography } from '@mui/material';
import { useGetMany, useTranslate } from 'react-admin';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useOrganisation } from '../../platform/api/useOrganisation.ts';
import { useFormat } from '../../platform/format/useFormat.ts';
import { DecimalInput, MoneyInput } from '../../platform/inputs/MoneyInput.tsx';
import { ReferencePicker } from '../../platform/inputs/picker/ReferencePicker.tsx';
import { ScanBox } from './ScanBox.tsx';
import type { AdjustmentValues, LineValues } from './values.ts';

type Known = Pick<ItemRecord, 'onHand' | 'stockValue'>;

/** What is on hand now, under the item that was picked. */
const OnHand = ({ item, kind }: { item: Known | undefined; kind: AdjustmentKind }) => {
  const t = useTranslate();
  const format = useFormat();
  const currency = useOrganisation()?.baseCurrency ?? 'EUR';
  if (!item || item.onHand === null) return null;
  const value = kind === 'value' && item.stockValue !== null ? ` · ${format.money(item.stockValue, currency)}` : '';
  return (
    <Typography variant="caption" color="textSecondary">
      {t('inventoryAdjustments.on_hand', { quantity: format.number(item.onHand) })}
      {value}
    </Typography>
  );
};

/** The lines: items by scanner or by name, each with what was counted or by how much it differs. */
export const AdjustmentLines = () => {
  const t = useTranslate();
  const currency = useOrganisation()?.baseCurrency;
  const format = useFormat();
  const { getValues, setValue } = useFormContext<AdjustmentValues>();
  const kind = useWatch<AdjustmentValues, 'kind'>({ name: 'kind' }) ?? 'quantity';
  const { fields, append, remove } = useFieldArray<AdjustmentValues, 'lines'>({ name: 'lines' });
  const written = useWatch<AdjustmentValues, 'lines'>({ name: 'lines' }) ?? [];
  const ids = [...new Set(written.flatMap(({ itemId }) => itemId ?? []))];
  // Read again whenever goods move, so that nobody counts against an old figure.
  const { data } = useGetMany<ItemRecord>('items', { ids }, { enabled: ids.length > 0 });
  const itemOf = (index: number) => data?.find((item) => item?.id === Number(written[index]?.itemId));
  const see = (index: number, field: 'onHandSeen' | 'valueSeen', figure: number | null) => {
    const { onHand = null, stockValue = null } = itemOf(index) ?? {};
    setValue(`lines.${index}.${field}`, figure === null ? null : field === 'onHandSeen' ? onHand : stockValue);
  };
  const costHint = (item: ItemRecord | undefined) =>
    item && item.purchasePrice !== null && item.purchasePrice !== undefined && currency
      ? t('inventoryAdjustments.cost_hint', { price: format.price(item.purchasePrice, currency) })
      : undefined;
  const scanned = (item: ItemRecord) => {
    const lines: LineValues[] = getValues('lines') ?? [];
    const at = lines.findIndex(({ itemId }) => itemId === item.id);
    // Each scan of an item is one piece counted.
    if (at < 0)
      append({ itemId: item.id, ...(kind === 'quantity' && { counted: 1, onHandSeen: item.onHand }) }, { shouldFocus: false });
    else if (kind === 'quantity') setValue(`lines.${at}.counted`, (lines[at]?.counted ?? 0) + 1, { shouldDirty: true });
  };
  return (
    <>
      <Box sx={{ mt: 1.5, mb: 2 }}>
        <ScanBox onItem={scanned} />
      </Box>
      {fields.map(({ id }, index) => (
        <Box key={id} sx={row} role="group" aria-label={t('inventoryAdjustments.line', { number: index + 1 })}>
          <Box sx={{ minWidth: 0 }}>
            <ReferencePicker<ItemRecord>
              source={`lines.${index}.itemId`}
              label="resources.inventoryAdjustments.fields.itemId"
              reference="items"
              filter={{ stockTracked: true, active: true }}
              sort={{ field: 'name', order: 'ASC' }}
              required
            />
            <OnHand item={itemOf(index)} kind={kind} />
          </Box>
          {kind === 'quantity' ? (
            <>
              <DecimalInput
                source={`lines.${index}.counted`}
                label="resources.inventoryAdjustments.fields.counted"
                onValue={(counted) => see(index, 'onHandSeen', counted)}
              />
              <DecimalInput source={`lines.${index}.difference`} label="resources.inventoryAdjustments.fields.difference" />
              <MoneyInput
                source={`lines.${index}.unitCost`}
                label="resources.inventoryAdjustments.fields.unitCost"
                places={6}
                currency={currency}
                helperText={costHint(itemOf(index))}
              />
            </>
          ) : (
            <>
              <MoneyInput
                source={`lines.${index}.newValue`}
                label="resources.inventoryAdjustments.fields.newValue"
                currency={currency}
                onValue={(newValue) => see(index, 'valueSeen', newValue)}
              />
              <MoneyInput
                source={`lines.${index}.valueDifference`}
                label="resources.inventoryAdjustments.fields.valueDifference"
                currency={currency}
              />
            </>
          )}
          <Tooltip title={t('ra.action.delete')}>
            <IconButton aria-label={t('ra.action.delete')} onClick={() => remove(index)} sx={{ mt: 0.5, justifySelf: 'end' }}>
              <DeleteOutlined />
            </IconButton>
          </Tooltip>
        </Box>
      ))}
      <Button startIcon={<AddOutlined />} onClick={() => append({})} sx={{ mt: 1 }}>
        {t('inventoryAdjustments.add_line')}
      </Button>
    </>
  );
};

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) repeat(3, minmax(0, 1fr)) 40px' },
  '& > :last-child': { gridColumn: { md: 5 } },
  columnGap: 1.5,
  rowGap: 1,
  alignItems: 'start',
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
