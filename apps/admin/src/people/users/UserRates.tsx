import { rateOn, UserRateInput, type UserRateRecord, type UserRecord } from '@kontor/domain';
import AddOutlined from '@mui/icons-material/AddOutlined';
import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { may } from '../../platform/api/ability.ts';
import { DateInput } from '../../platform/inputs/DateInput.tsx';
import { InlineForm } from '../../platform/form/InlineForm.tsx';
import { LoadFailed } from '../../platform/page/LoadFailed.tsx';
import { maySee } from '../../platform/api/maySee.ts';
import { MoneyInput } from '../../platform/inputs/MoneyInput.tsx';
import { Nothing } from '../../platform/format/Nothing.tsx';
import { RowActions } from '../../platform/record/RowActions.tsx';
import { StatusChip } from '../../platform/format/StatusChip.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';
import { useToday } from '../../platform/api/useToday.ts';
import { useOrganisation } from '../../platform/api/useOrganisation.ts';
import { useValidation } from '../../platform/form/validateWith.ts';

type FormProps = { userId: number; rate?: UserRateRecord; defaults?: Partial<UserRateRecord>; onClose: () => void };

const RateForm = ({ userId, rate, defaults, onClose }: FormProps) => {
  const currency = useOrganisation()?.baseCurrency;
  return (
    <InlineForm
      resource="userRates"
      record={rate}
      defaults={{ userId, validFrom: useToday(), ...defaults }}
      resolver={useValidation(UserRateInput)}
      label={rate ? 'users.tabs.rates' : 'users.add_rate'}
      onDone={onClose}
      onCancel={onClose}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, 1fr)' }, columnGap: 2, rowGap: 2 }}>
        <DateInput source="validFrom" required />
        <MoneyInput source="hourlyRate" currency={currency} />
        <MoneyInput source="costRate" currency={currency} helperText="users.hint.cost" />
      </Box>
    </InlineForm>
  );
};

const Row = ({ rate, state, onEdit }: { rate: UserRateRecord; state: 'now' | 'later' | 'before'; onEdit: () => void }) => {
  const t = useTranslate();
  const format = useFormat();
  const currency = useOrganisation()?.baseCurrency;
  const from = t('users.rate_from', { date: format.date(rate.validFrom) });
  const money = (field: 'hourlyRate' | 'costRate') => (
    <Box sx={{ minWidth: 104 }}>
      <Typography variant="caption" color="textSecondary" component="div">
        {t(`resources.userRates.fields.${field}`)}
      </Typography>
      <Typography component="span" sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: state === 'now' ? 600 : undefined }}>
        {rate[field] === null ? <Nothing /> : format.money(rate[field], currency)}
      </Typography>
    </Box>
  );
  return (
    <Box sx={row}>
      <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 180px' }, display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography sx={{ fontWeight: 600 }}>{from}</Typography>
        {state === 'now' && <StatusChip status="active" label={t('users.rate_now')} />}
        {state === 'later' && <StatusChip status="planned" label={t('users.rate_later')} />}
      </Box>
      {maySee('UserRate', 'hourlyRate') && money('hourlyRate')}
      {maySee('UserRate', 'costRate') && money('costRate')}
      <Box sx={{ marginInlineStart: 'auto' }}>
        <RowActions resource="userRates" record={rate} name={from} onEdit={onEdit} />
      </Box>
    </Box>
  );
};

/** Dated billing and cost rates of a person. */
export const UserRates = ({ user }: { user: UserRecord }) => {
  const t = useTranslate();
  const today = useToday();
  const [open, setOpen] = useState<number | 'new' | null>(null);
  const close = () => setOpen(null);
  const { data, isPending, error, refetch } = useGetList<UserRateRecord>('userRates', {
    filter: { userId: user.id },
    sort: { field: 'validFrom', order: 'DESC' },
    pagination: { page: 1, perPage: 100 },
  });
  if (error && !data) return <LoadFailed text={error.message} onRetry={refetch} />;
  if (isPending) return <Skeleton height={72} />;
  const now = rateOn(data, today);
  const stateOf = (rate: UserRateRecord) => (rate.id === now?.id ? 'now' : rate.validFrom > today ? 'later' : 'before');
  return (
    <>
      {data.length === 0 && open !== 'new' && <Typography color="textSecondary">{t('users.no_rates')}</Typography>}
      <Box component="ul" aria-label={t('users.tabs.rates')} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {data.map((rate) => (
          <Box component="li" key={rate.id}>
            {open === rate.id ? (
              <RateForm userId={user.id} rate={rate} onClose={close} />
            ) : (
              <Row rate={rate} state={stateOf(rate)} onEdit={() => setOpen(rate.id)} />
            )}
          </Box>
        ))}
      </Box>
      {open === 'new' && (
        <RateForm userId={user.id} defaults={now && { hourlyRate: now.hourlyRate, costRate: now.costRate }} onClose={close} />
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        {t('users.hint.rates')}
      </Typography>
      {open === null && may('create', 'UserRate') && (
        <Button variant="outlined" startIcon={<AddOutlined />} sx={{ mt: 2 }} onClick={() => setOpen('new')}>
          {t('users.add_rate')}
        </Button>
      )}
    </>
  );
};

const row = {
  display: 'flex',
  gap: 2,
  rowGap: 1,
  alignItems: 'center',
  flexWrap: 'wrap',
  py: 1.25,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
