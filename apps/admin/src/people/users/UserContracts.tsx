import { addDays, contractOn, WorkContractInput, type UserRecord, type WorkContractRecord } from '@kontor/domain';
import AddOutlined from '@mui/icons-material/AddOutlined';
import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { NumberInput, useGetList, useTranslate } from 'react-admin';
import { may } from '../../platform/api/ability.ts';
import { useOrganisation } from '../../platform/api/useOrganisation.ts';
import { useToday } from '../../platform/api/useToday.ts';
import { InlineForm } from '../../platform/form/InlineForm.tsx';
import { useValidation } from '../../platform/form/validateWith.ts';
import { StatusChip } from '../../platform/format/StatusChip.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';
import { CheckboxesInput } from '../../platform/inputs/ChoicesInput.tsx';
import { DateInput } from '../../platform/inputs/DateInput.tsx';
import { DurationInput } from '../../platform/inputs/DurationInput.tsx';
import { LoadFailed } from '../../platform/page/LoadFailed.tsx';
import { RowActions } from '../../platform/record/RowActions.tsx';

const workweek = [1, 2, 3, 4, 5];
/** What a new contract proposes: 20 days by law in Lithuania, five weeks by most agreements in Norway. */
const usualHolidayDays = (country: string | undefined): number => (country === 'NO' ? 25 : 20);

/** The short names of the days of the week, by their number: Monday is 1. */
function useWeekdayName(): (weekday: number) => string {
  const format = useFormat();
  return (weekday) => format.weekdayName(addDays('2026-11-15', weekday));
}

type FormProps = { userId: number; contract?: WorkContractRecord; latest?: WorkContractRecord; onClose: () => void };

const ContractForm = ({ userId, contract, latest, onClose }: FormProps) => {
  const t = useTranslate();
  const nameOf = useWeekdayName();
  const firm = useOrganisation();
  const defaults = {
    userId,
    validFrom: useToday(),
    validTo: null,
    dayMinutes: latest?.dayMinutes ?? firm?.workdayMinutes,
    weekdays: latest?.weekdays ?? workweek,
    holidayDays: latest?.holidayDays ?? usualHolidayDays(firm?.country),
  };
  return (
    <InlineForm
      resource="workContracts"
      record={contract}
      defaults={defaults}
      resolver={useValidation(WorkContractInput)}
      label={contract ? 'users.tabs.contracts' : 'users.add_contract'}
      onDone={onClose}
      onCancel={onClose}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, 1fr)' }, columnGap: 2, rowGap: 2 }}>
        <DateInput source="validFrom" required />
        <DateInput source="validTo" helperText={t('users.hint.contract_end')} />
        <DurationInput source="dayMinutes" required />
        <NumberInput source="holidayDays" min={0} max={99} step={0.5} isRequired helperText={t('users.hint.holiday_days')} />
      </Box>
      <Box sx={{ mt: 2 }}>
        <CheckboxesInput
          source="weekdays"
          label={t('resources.workContracts.fields.weekdays')}
          choices={[...workweek, 6, 7].map((id) => ({ id, name: nameOf(id) }))}
        />
      </Box>
    </InlineForm>
  );
};

const Row = ({ contract, isNow, onEdit }: { contract: WorkContractRecord; isNow: boolean; onEdit: () => void }) => {
  const t = useTranslate();
  const format = useFormat();
  const nameOf = useWeekdayName();
  const { validFrom, validTo, dayMinutes, weekdays, holidayDays } = contract;
  const from = validTo
    ? t('users.contract_between', { from: format.date(validFrom), to: format.date(validTo) })
    : t('users.rate_from', { date: format.date(validFrom) });
  return (
    <Box sx={row}>
      <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 180px' }, display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography sx={{ fontWeight: 600 }}>{from}</Typography>
        {isNow && <StatusChip status="active" label={t('users.rate_now')} />}
      </Box>
      <Typography>
        {t('users.contract_hours', {
          day: format.duration(dayMinutes),
          week: format.duration(dayMinutes * weekdays.length),
          weekdays: [...weekdays]
            .sort((a, b) => a - b)
            .map(nameOf)
            .join(', '),
        })}
      </Typography>
      <Typography color="textSecondary">{t('users.contract_holiday', { days: format.number(holidayDays) })}</Typography>
      <Box sx={{ marginInlineStart: 'auto' }}>
        <RowActions resource="workContracts" record={contract} name={from} onEdit={onEdit} />
      </Box>
    </Box>
  );
};

/** The hours and the holiday that a person has agreed on, by day. */
export const UserContracts = ({ user }: { user: UserRecord }) => {
  const t = useTranslate();
  const today = useToday();
  const [open, setOpen] = useState<number | 'new' | null>(null);
  const close = () => setOpen(null);
  const { data, isPending, error, refetch } = useGetList<WorkContractRecord>('workContracts', {
    filter: { userId: user.id },
    sort: { field: 'validFrom', order: 'DESC' },
    pagination: { page: 1, perPage: 100 },
  });
  if (error && !data) return <LoadFailed text={error.message} onRetry={refetch} />;
  if (isPending) return <Skeleton height={72} />;
  const now = contractOn(data, today);
  return (
    <>
      {data.length === 0 && open !== 'new' && <Typography color="textSecondary">{t('users.no_contracts')}</Typography>}
      <Box component="ul" aria-label={t('users.tabs.contracts')} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {data.map((contract) => (
          <Box component="li" key={contract.id}>
            {open === contract.id ? (
              <ContractForm userId={user.id} contract={contract} onClose={close} />
            ) : (
              <Row contract={contract} isNow={contract.id === now?.id} onEdit={() => setOpen(contract.id)} />
            )}
          </Box>
        ))}
      </Box>
      {open === 'new' && <ContractForm userId={user.id} latest={data[0]} onClose={close} />}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        {t('users.hint.contracts')}
      </Typography>
      {open === null && may('create', 'WorkContract') && (
        <Button variant="outlined" startIcon={<AddOutlined />} sx={{ mt: 2 }} onClick={() => setOpen('new')}>
          {t('users.add_contract')}
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
