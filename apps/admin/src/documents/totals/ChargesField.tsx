import AddOutlined from '@mui/icons-material/AddOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, Button, IconButton } from '@mui/material';
import { SelectInput, TextInput, useTranslate } from 'react-admin';
import { useFieldArray } from 'react-hook-form';
import { useFormat } from '../../platform/format/useFormat.ts';
import { taxChoices } from '../lines/choices.ts';
import { useBasis } from '../values/BasisContext.ts';
import { useDocumentDate } from '../values/dateField.ts';
import type { ChargeValues } from '../values/documentValues.ts';
import { useFieldName } from '../values/useFieldName.ts';
import { PercentOrAmountField } from './PercentOrAmountField.tsx';

const blank: ChargeValues = { reason: '', percent: null, amount: null, taxRateId: null };

/** Charges on the whole document, such as delivery: spread over the taxes of its lines, or with their own tax. */
export const ChargesField = () => {
  const t = useTranslate();
  const format = useFormat();
  const wordOf = useFieldName();
  const basis = useBasis();
  const date = useDocumentDate();
  const { fields, append, remove } = useFieldArray({ name: 'charges', keyName: 'key' });
  const taxes = taxChoices(basis.ratesOn(date), format).map(({ value, label }) => ({ id: value, name: label }));
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {fields.map(({ key }, index) => (
        <Box
          key={key}
          role="group"
          aria-label={t('documents.totals.charge_at', { n: index + 1 })}
          sx={{ border: 1, borderColor: 'divider', borderRadius: 1.5, p: 1.5 }}
        >
          <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'flex-start' }}>
            <TextInput source={`charges.${index}.reason`} label={wordOf('chargeReason')} helperText={false} isRequired />
            <IconButton
              size="small"
              sx={{ mt: 1.25 }}
              aria-label={t('documents.totals.remove_charge')}
              onClick={() => remove(index)}
            >
              <DeleteOutlined fontSize="small" />
            </IconButton>
          </Box>
          <PercentOrAmountField
            percent={`charges.${index}.percent`}
            amount={`charges.${index}.amount`}
            label={wordOf('charge')}
            kindLabel={t('documents.totals.charge_kind')}
          />
          <SelectInput
            source={`charges.${index}.taxRateId`}
            label={wordOf('taxRateId')}
            choices={taxes}
            emptyText={t('documents.totals.spread')}
            parse={(value: string | number) => Number(value) || null}
            helperText={false}
          />
        </Box>
      ))}
      <Button startIcon={<AddOutlined />} sx={{ justifySelf: 'start' }} onClick={() => append(blank)}>
        {t('documents.totals.add_charge')}
      </Button>
    </Box>
  );
};
