import {
  employerChargeBases,
  EmployerChargeInput,
  employerChargeKinds,
  employerChargesOn,
  loadedCost,
  type EmployerChargeRecord,
} from '@kontor/domain';
import { Box, Typography } from '@mui/material';
import { SelectInput, TextInput, useTranslate } from 'react-admin';
import { useOrganisation } from '../../../platform/api/useOrganisation.ts';
import { useToday } from '../../../platform/api/useToday.ts';
import { StatusChip } from '../../../platform/format/StatusChip.tsx';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { useValidation } from '../../../platform/form/validateWith.ts';
import { BooleanInput } from '../../../platform/inputs/BooleanInput.tsx';
import { CountryInput } from '../../../platform/inputs/CountryInput.tsx';
import { DateInput } from '../../../platform/inputs/DateInput.tsx';
import { PercentInput } from '../../../platform/inputs/MoneyInput.tsx';
import { FieldGroup } from '../profile/FieldGroup.tsx';
import { RecordDialog } from './RecordDialog.tsx';
import { ShortList } from './ShortList.tsx';

/** What the firm pays on top of wages in its country; hours take what is in force on their day. */
export const EmployerCharges = () => {
  const t = useTranslate();
  const format = useFormat();
  const resolver = useValidation(EmployerChargeInput);
  const today = useToday();
  const country = useOrganisation()?.country;
  if (!country) return null;
  const defaults = { country, kind: 'contribution', base: 'gross', percent: 0, validFrom: today, isDefault: true };
  const zoneOf = ({ zone }: EmployerChargeRecord) =>
    zone ? t(`settings.charges.zones.${zone}`, { _: zone }) : t('settings.charges.whole');
  const nameOf = (charge: EmployerChargeRecord) => `${t(`settings.charges.kinds.${charge.kind}`)}, ${zoneOf(charge)}`;
  return (
    <ShortList<EmployerChargeRecord>
      resource="employerCharges"
      title={t('settings.sections.employerCharges')}
      text={t('settings.charges.text')}
      emptyText={t('settings.charges.empty')}
      addLabel={t('settings.charges.add')}
      sort={{ field: 'id', order: 'ASC' }}
      filter={{ country }}
      extra={(charges) => <Example charges={charges} country={country} />}
      nameOf={nameOf}
      row={(charge, all) => ({
        title: <bdi>{nameOf(charge)}</bdi>,
        text: [
          t('settings.tax.from', { from: format.date(charge.validFrom) }),
          t('settings.charges.of', { base: t(`settings.charges.bases.${charge.base}`) }),
          charge.source,
        ]
          .filter(Boolean)
          .join(' · '),
        status: employerChargesOn(all, country, today).includes(charge) ? (
          <StatusChip status="active" label={t('settings.charges.in_use')} />
        ) : (
          charge.isDefault &&
          (charge.validFrom > today ? (
            <StatusChip status="planned" label={t('settings.tax.later')} />
          ) : (
            <StatusChip status="inactive" label={t('settings.tax.ended')} />
          ))
        ),
        end: (
          <Typography dir="auto" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums', minWidth: 64, textAlign: 'end' }}>
            {format.percent(charge.percent)}
          </Typography>
        ),
      })}
      dialog={(record, close) => (
        <RecordDialog
          resource="employerCharges"
          title={record ? nameOf(record) : t('settings.charges.add')}
          record={record ?? defaults}
          resolver={resolver}
          onClose={close}
        >
          <EmployerChargeInputs />
        </RecordDialog>
      )}
    />
  );
};

/** An hour of 100 with what is in force today. */
const Example = ({ charges, country }: { charges: readonly EmployerChargeRecord[]; country: string }) => {
  const t = useTranslate();
  const format = useFormat();
  const today = useToday();
  const currency = useOrganisation()?.baseCurrency ?? null;
  const cost = loadedCost(60, 100, employerChargesOn(charges, country, today));
  return (
    <Typography variant="body2" sx={{ alignSelf: 'center', fontVariantNumeric: 'tabular-nums' }}>
      {t('settings.charges.example', { rate: format.money(100, currency), cost: format.money(cost, currency) })}
    </Typography>
  );
};

const EmployerChargeInputs = () => {
  const t = useTranslate();
  return (
    <FieldGroup title={t('settings.charges.charge')}>
      <SelectInput
        source="kind"
        isRequired
        choices={employerChargeKinds.map((id) => ({ id, name: `settings.charges.kinds.${id}` }))}
        helperText={false}
      />
      <CountryInput source="country" required />
      <Box className="wide">
        <TextInput source="zone" helperText={t('settings.charges.zone_hint')} />
      </Box>
      <PercentInput source="percent" required helperText={t('settings.charges.percent_hint')} />
      <SelectInput
        source="base"
        isRequired
        choices={employerChargeBases.map((id) => ({ id, name: `settings.charges.bases.${id}` }))}
        helperText={false}
      />
      <DateInput source="validFrom" required />
      <TextInput source="source" helperText={t('settings.charges.source_hint')} />
      <Box className="wide">
        <BooleanInput source="isDefault" helperText={t('settings.charges.default_hint')} />
      </Box>
    </FieldGroup>
  );
};
