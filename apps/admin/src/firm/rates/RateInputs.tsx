import AddOutlined from '@mui/icons-material/AddOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, Button, IconButton, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useFormat } from '../../platform/format/useFormat.ts';
import { DateInput } from '../../platform/inputs/DateInput.tsx';
import { MoneyInput } from '../../platform/inputs/MoneyInput.tsx';

type RowProps = { at: number; currency: string | undefined; onRemove: () => void };

const Row = ({ at, currency, onRemove }: RowProps) => {
  const t = useTranslate();
  const format = useFormat();
  const validFrom: unknown = useWatch({ name: `rates.${at}.validFrom` });
  return (
    <Box component="li" sx={row}>
      <DateInput source={`rates.${at}.validFrom`} label="rates.from" required />
      <MoneyInput source={`rates.${at}.hourlyRate`} label="rates.rate" currency={currency} helperText="rates.none" />
      <IconButton
        aria-label={t('rates.remove', { date: typeof validFrom === 'string' ? format.date(validFrom) : '…' })}
        onClick={onRemove}
        sx={{ mt: 0.5 }}
      >
        <DeleteOutlined fontSize="small" />
      </IconButton>
    </Box>
  );
};

/** Dated rates, each valid until the next; before the first, the rate of the field beside applies. */
export const RateInputs = ({ currency, disabled = false }: { currency: string | undefined; disabled?: boolean }) => {
  const t = useTranslate();
  const id = useId();
  const { fields, append, remove } = useFieldArray({ name: 'rates', keyName: 'key' });
  return (
    <Box role="group" aria-labelledby={id} sx={{ gridColumn: '1 / -1', mb: 2 }}>
      <Typography id={id} variant="subtitle2" component="h3">
        {t('rates.title')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('rates.hint')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1 }}>
        {fields.map(({ key }, at) => (
          <Row key={key} at={at} currency={currency} onRemove={() => remove(at)} />
        ))}
      </Box>
      {!disabled && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<AddOutlined />}
          onClick={() => append({ validFrom: null, hourlyRate: null }, { focusName: `rates.${fields.length}.validFrom` })}
        >
          {t('rates.add')}
        </Button>
      )}
    </Box>
  );
};

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '180px minmax(0, 280px) 40px' },
  // On a phone the amount stands below its date: its name and its currency would meet beside it.
  '& > :nth-of-type(2)': { gridColumn: { xs: '1 / -1', sm: 'auto' }, gridRow: { xs: 2, sm: 'auto' } },
  justifyContent: 'start',
  columnGap: { xs: 1, sm: 2 },
  alignItems: 'start',
  py: 0.75,
} as const;
