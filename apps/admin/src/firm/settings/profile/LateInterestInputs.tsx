import { lateInterestPayers, statutoryRates, type LateInterestRate } from '@kontor/domain';
import AddOutlined from '@mui/icons-material/AddOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, Button, IconButton, Link, Typography } from '@mui/material';
import { useId } from 'react';
import { SelectInput, useTranslate } from 'react-admin';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { DateInput } from '../../../platform/inputs/DateInput.tsx';
import { PercentInput } from '../../../platform/inputs/MoneyInput.tsx';
import { FieldGroup } from './FieldGroup.tsx';

const source = 'lateInterestRates';

const Rate = ({ at, disabled, onRemove }: { at: number; disabled: boolean; onRemove: () => void }) => {
  const t = useTranslate();
  const format = useFormat();
  const validFrom: unknown = useWatch({ name: `${source}.${at}.validFrom` });
  return (
    <Box component="li" sx={row}>
      <DateInput source={`${source}.${at}.validFrom`} label="settings.late_interest.from" required />
      <PercentInput source={`${source}.${at}.percent`} label="settings.late_interest.percent" required />
      {!disabled && (
        <IconButton
          aria-label={t('settings.late_interest.remove', { date: typeof validFrom === 'string' ? format.date(validFrom) : '…' })}
          onClick={onRemove}
          sx={{ mt: 0.5 }}
        >
          <DeleteOutlined fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
};

/** The statutory rates of the organisation's country, with their source; those that are not in the list yet can be added to it. */
const Statutory = ({ onTake }: { onTake: (rates: LateInterestRate[]) => void }) => {
  const t = useTranslate();
  const country: unknown = useWatch({ name: 'country' });
  const own = useWatch({ name: source }) as Partial<LateInterestRate>[] | undefined;
  const known = typeof country === 'string' ? statutoryRates(country) : undefined;
  if (!known) return null;
  const missing = known.rates.filter(({ validFrom }) => !own?.some((rate) => rate.validFrom === validFrom));
  return (
    <Box sx={{ mt: 1 }}>
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '68ch' }}>
        {t('settings.late_interest.law', { law: known.law })}{' '}
        <Link href={known.readUrl} target="_blank" rel="noreferrer">
          {t('settings.late_interest.law_link')}
        </Link>
      </Typography>
      {missing.length > 0 && (
        <Button size="small" onClick={() => onTake(missing)} sx={{ mt: 0.5 }}>
          {t('settings.late_interest.take')}
        </Button>
      )}
    </Box>
  );
};

/** From whom late interest is claimed, and its annual rates, each valid until the next. */
export const LateInterestInputs = ({ disabled }: { disabled: boolean }) => {
  const t = useTranslate();
  const id = useId();
  const { fields, append, remove } = useFieldArray({ name: source, keyName: 'key' });
  return (
    <FieldGroup title={t('settings.groups.late_interest')} text={t('settings.groups.late_interest_text')}>
      <SelectInput
        source="lateInterestPayers"
        disabled={disabled}
        isRequired
        choices={lateInterestPayers.map((payers) => ({ id: payers, name: t(`settings.late_interest.payers.${payers}`) }))}
        translateChoice={false}
        helperText={t('settings.late_interest.payers_hint')}
      />
      <Box className="wide" role="group" aria-labelledby={id}>
        <Typography id={id} variant="subtitle2" component="h3">
          {t('resources.settings.fields.lateInterestRates')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('settings.late_interest.rates_hint')}
        </Typography>
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1 }}>
          {fields.map(({ key }, at) => (
            <Rate key={key} at={at} disabled={disabled} onRemove={() => remove(at)} />
          ))}
        </Box>
        {!disabled && (
          <>
            <Button
              size="small"
              variant="outlined"
              startIcon={<AddOutlined />}
              onClick={() => append({ validFrom: null, percent: null }, { focusName: `${source}.${fields.length}.validFrom` })}
            >
              {t('settings.late_interest.add')}
            </Button>
            <Statutory onTake={(rates) => append(rates, { shouldFocus: false })} />
          </>
        )}
      </Box>
    </FieldGroup>
  );
};

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '180px minmax(0, 180px) 40px' },
  // On a phone the rate stands below its date.
  '& > :nth-of-type(2)': { gridColumn: { xs: '1 / -1', sm: 'auto' }, gridRow: { xs: 2, sm: 'auto' } },
  justifyContent: 'start',
  columnGap: { xs: 1, sm: 2 },
  alignItems: 'start',
  py: 0.75,
} as const;
