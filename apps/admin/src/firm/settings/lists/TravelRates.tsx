import { isValidOn, travelRateKinds, TravelRateInput, type TravelRateRecord } from '@kontor/domain';
import { Box, Typography } from '@mui/material';
import { SelectInput, TextInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useOrganisation } from '../../../platform/api/useOrganisation.ts';
import { useToday } from '../../../platform/api/useToday.ts';
import { StatusChip } from '../../../platform/format/StatusChip.tsx';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { useValidation } from '../../../platform/form/validateWith.ts';
import { CurrencyInput } from '../../../platform/inputs/CountryInput.tsx';
import { DateInput } from '../../../platform/inputs/DateInput.tsx';
import { MoneyInput } from '../../../platform/inputs/MoneyInput.tsx';
import { OfficialRateHint } from './OfficialRateHint.tsx';
import { FieldGroup } from '../profile/FieldGroup.tsx';
import { RecordDialog } from './RecordDialog.tsx';
import { ShortList } from './ShortList.tsx';

/** What the firm pays for kilometres and days of travel; a trip takes the rate of its first day. */
export const TravelRates = () => {
  const t = useTranslate();
  const format = useFormat();
  const resolver = useValidation(TravelRateInput);
  const today = useToday();
  const currency = useOrganisation()?.baseCurrency ?? null;
  const defaults = { kind: 'kilometres', currency, validFrom: today, validTo: null, passengerAmount: null };
  const period = ({ validFrom, validTo }: TravelRateRecord) =>
    validTo
      ? t('settings.tax.from_to', { from: format.date(validFrom), to: format.date(validTo) })
      : t('settings.tax.from', { from: format.date(validFrom) });
  return (
    <ShortList<TravelRateRecord>
      resource="travelRates"
      title={t('settings.sections.travelRates')}
      text={t('settings.travel.text')}
      emptyText={t('settings.travel.empty')}
      addLabel={t('settings.travel.add')}
      sort={{ field: 'name', order: 'ASC' }}
      nameOf={({ name }) => name}
      row={(rate) => ({
        title: <bdi>{rate.name}</bdi>,
        text: [
          t(`settings.travel.kinds.${rate.kind}`),
          period(rate),
          rate.passengerAmount && t('settings.travel.passengers', { amount: format.money(rate.passengerAmount, rate.currency) }),
        ]
          .filter(Boolean)
          .join(' · '),
        status:
          !isValidOn(rate, today) &&
          (rate.validFrom > today ? (
            <StatusChip status="planned" label={t('settings.tax.later')} />
          ) : (
            <StatusChip status="inactive" label={t('settings.tax.ended')} />
          )),
        end: (
          <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums', textAlign: 'end' }}>
            {t(`settings.travel.per.${rate.kind}`, { amount: format.money(rate.amount, rate.currency) })}
          </Typography>
        ),
      })}
      dialog={(record, close) => (
        <RecordDialog
          resource="travelRates"
          title={record ? record.name : t('settings.travel.add')}
          record={record ?? defaults}
          resolver={resolver}
          onClose={close}
        >
          <TravelRateInputs />
        </RecordDialog>
      )}
    />
  );
};

const TravelRateInputs = () => {
  const t = useTranslate();
  const [kind, currency] = useWatch({ name: ['kind', 'currency'] }) as [string, string | undefined];
  return (
    <FieldGroup title={t('settings.travel.rate')}>
      <SelectInput
        source="kind"
        isRequired
        choices={travelRateKinds.map((id) => ({ id, name: `settings.travel.kinds.${id}` }))}
        helperText={false}
      />
      <CurrencyInput source="currency" required />
      <Box className="wide">
        <TextInput source="name" isRequired autoFocus helperText={t('settings.travel.name_hint')} />
      </Box>
      <MoneyInput source="amount" currency={currency} required />
      <OfficialRateHint />
      {kind === 'kilometres' && <MoneyInput source="passengerAmount" currency={currency} />}
      <DateInput source="validFrom" required />
      <DateInput source="validTo" helperText={t('settings.tax.to_hint')} />
    </FieldGroup>
  );
};
