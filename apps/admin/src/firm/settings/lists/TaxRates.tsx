import { isValidOn, taxCategories, TaxRateInput, type TaxRateRecord } from '@kontor/domain';
import { Box, Typography } from '@mui/material';
import { SelectInput, TextInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { BooleanInput } from '../../../platform/inputs/BooleanInput.tsx';
import { DateInput } from '../../../platform/inputs/DateInput.tsx';
import { PercentInput } from '../../../platform/inputs/MoneyInput.tsx';
import { StatusChip } from '../../../platform/format/StatusChip.tsx';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { useValidation } from '../../../platform/form/validateWith.ts';
import { useToday } from '../../../platform/api/useToday.ts';
import { FieldGroup } from '../profile/FieldGroup.tsx';
import { RecordDialog } from './RecordDialog.tsx';
import { ShortList } from './ShortList.tsx';
import { UsualRates } from './UsualRates.tsx';

/** Tax rates with their validity; a document takes the rate of its own date. */
export const TaxRates = () => {
  const t = useTranslate();
  const format = useFormat();
  const resolver = useValidation(TaxRateInput);
  const today = useToday();
  const defaults = { category: 'S', percent: 21, validFrom: today, validTo: null, isDefault: false };
  const period = ({ validFrom, validTo }: TaxRateRecord) =>
    validTo
      ? t('settings.tax.from_to', { from: format.date(validFrom), to: format.date(validTo) })
      : t('settings.tax.from', { from: format.date(validFrom) });
  return (
    <ShortList<TaxRateRecord>
      resource="taxRates"
      title={t('settings.sections.taxRates')}
      text={t('settings.tax.text')}
      emptyText={t('settings.tax.empty')}
      addLabel={t('settings.tax.add')}
      sort={{ field: 'name', order: 'ASC' }}
      extra={(rates) => <UsualRates rates={rates} />}
      nameOf={({ name }) => name}
      row={(rate) => ({
        title: <bdi>{rate.name}</bdi>,
        text: `${t(`settings.tax.categories.${rate.category}`)} · ${period(rate)}`,
        status: (
          <>
            {rate.isDefault && <StatusChip status="active" label={t('settings.default')} />}
            {!isValidOn(rate, today) &&
              (rate.validFrom > today ? (
                <StatusChip status="planned" label={t('settings.tax.later')} />
              ) : (
                <StatusChip status="inactive" label={t('settings.tax.ended')} />
              ))}
          </>
        ),
        end: (
          <Typography dir="auto" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums', minWidth: 64, textAlign: 'end' }}>
            {format.percent(rate.percent)}
          </Typography>
        ),
      })}
      dialog={(record, close) => (
        <RecordDialog
          resource="taxRates"
          title={record ? record.name : t('settings.tax.add')}
          record={record ?? defaults}
          resolver={resolver}
          onClose={close}
        >
          <TaxRateInputs />
        </RecordDialog>
      )}
    />
  );
};

const TaxRateInputs = () => {
  const t = useTranslate();
  const category: unknown = useWatch({ name: 'category' });
  const reason = category !== 'S' && category !== 'Z';
  return (
    <FieldGroup title={t('settings.tax.rate')}>
      <Box className="wide">
        <TextInput source="name" isRequired autoFocus helperText={false} />
      </Box>
      <SelectInput
        source="category"
        isRequired
        choices={taxCategories.map((id) => ({ id, name: `settings.tax.categories.${id}` }))}
        helperText={false}
      />
      <PercentInput source="percent" readOnly={category === 'O'} />
      {reason && (
        <Box className="wide">
          <TextInput source="exemptionReason" helperText={t('settings.tax.reason_hint')} />
        </Box>
      )}
      <DateInput source="validFrom" required />
      <DateInput source="validTo" helperText={t('settings.tax.to_hint')} />
      <TextInput source="isafCode" helperText={t('settings.tax.isaf_hint')} />
      <TextInput source="saftCode" helperText={t('settings.tax.saft_hint')} />
      <Box className="wide">
        <BooleanInput source="isDefault" helperText={t('settings.tax.default_hint')} />
      </Box>
    </FieldGroup>
  );
};
