import type { ProjectRecord, TravelRateKind } from '@kontor/domain';
import { Alert, Box, Button, Typography } from '@mui/material';
import { SelectInput, TextInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { FieldGrid } from '../../../documents/form/FieldGrid.tsx';
import { may } from '../../../platform/api/ability.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { DateInput } from '../../../platform/inputs/DateInput.tsx';
import { DecimalInput } from '../../../platform/inputs/MoneyInput.tsx';
import { ReferencePicker } from '../../../platform/inputs/picker/ReferencePicker.tsx';
import { useTripRates } from './useTripRates.ts';

type Props = { kind: TravelRateKind; baseCurrency: string; onProject: (project: ProjectRecord | undefined) => void };

/** A trip: when, where and what for; what it is paid with follows from the rate of its first day. */
export const TripInputs = ({ kind, baseCurrency, onProject }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const { isPending, offered, rate, amount } = useTripRates(kind, baseCurrency);
  const [date, quantity, passengers] = useWatch({ name: ['expenseDate', 'quantity', 'passengers'] }) as [
    string | null,
    number,
    number,
  ];
  const byCar = kind === 'kilometres';
  const money = (value: number) => format.money(value, rate?.currency);
  return (
    <>
      <FieldGrid>
        <DateInput source="expenseDate" label={byCar ? undefined : t('expenses.trip.first_day')} required />
        {!byCar && <DateInput source="endDate" required />}
        {byCar && <TextInput source="departure" isRequired helperText={false} />}
        {byCar && <TextInput source="destination" isRequired helperText={false} />}
        <DecimalInput
          source="quantity"
          label={t(`expenses.trip.quantity.${kind}`)}
          helperText={byCar ? undefined : 'expenses.trip.days_hint'}
          required
        />
        {byCar && rate?.passengerAmount ? <DecimalInput source="passengers" /> : null}
        {offered.length > 1 && (
          <SelectInput
            source="travelRateId"
            isRequired
            choices={offered.map(({ id, name, amount: each, currency }) => ({
              id,
              name: `${format.apart(name)} · ${format.money(each, currency)}`,
            }))}
            helperText={false}
          />
        )}
        <ReferencePicker<ProjectRecord> source="projectId" reference="projects" helperText={false} onRecord={onProject} />
      </FieldGrid>
      <TextInput source="comment" label={t('expenses.trip.purpose')} isRequired fullWidth helperText={false} />
      <Box role="status">
        {rate && amount !== null && (
          <Typography sx={{ my: 1, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {t(`expenses.trip.sum.${kind}${byCar && passengers && rate.passengerAmount ? '_with_passengers' : ''}`, {
              quantity: format.number(quantity),
              each: money(rate.amount),
              passengers: format.number(passengers),
              addition: money(rate.passengerAmount ?? 0),
              amount: money(amount),
            })}
          </Typography>
        )}
        {!isPending && date && offered.length === 0 && (
          <Alert
            severity="warning"
            sx={{ my: 1 }}
            action={
              may('create', 'TravelRate') &&
              may('list', 'Organisation') && (
                <Button color="inherit" component={Link} to="/settings/index?section=travelRates">
                  {t('expenses.trip.add_rate')}
                </Button>
              )
            }
          >
            {t(`expenses.trip.no_rate.${kind}`, { date: format.date(date) })}
          </Alert>
        )}
      </Box>
    </>
  );
};
