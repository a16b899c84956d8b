import { addDays, isCalendarDate, monthStart, sum, type UnbilledTotal } from '@kontor/domain';
import { Box, Button, Card, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ResourceContextProvider, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { useReadBasis } from '../../documents/values/BasisContext.ts';
import { may } from '../../platform/api/ability.ts';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { maySee } from '../../platform/api/maySee.ts';
import { useToday } from '../../platform/api/useToday.ts';
import { useFormat } from '../../platform/format/useFormat.ts';
import { DateBox } from '../../platform/inputs/DateBox.tsx';
import { NothingYet } from '../../platform/list/ListStates.tsx';
import { LoadFailed } from '../../platform/page/LoadFailed.tsx';
import { PageHeader } from '../../platform/page/PageHeader.tsx';
import { NotAuthorizedPage } from '../../platform/shell/pages/NotAuthorizedPage.tsx';
import { byCustomer, type CustomerHours } from './byCustomer.ts';
import { MadeDrafts } from './MadeDrafts.tsx';
import { UnbilledTable } from './UnbilledTable.tsx';
import { useDrafts } from './useDrafts.ts';
import { wholeOf } from './wholeOf.ts';

/** Turns unbilled hours into invoices: the hours of each customer up to a day, and drafts for one or all of them. */
export const UnbilledPage = () =>
  may('create', 'Invoice') && maySee('TimeEntry', 'billingRate') ? (
    <ResourceContextProvider value="invoices">
      <Unbilled />
    </ResourceContextProvider>
  ) : (
    <NotAuthorizedPage />
  );

const Unbilled = () => {
  const t = useTranslate();
  const format = useFormat();
  const kontor = useKontor();
  const today = useToday();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('to') ?? '';
  const to = isCalendarDate(asked) ? asked : null;
  const { basis } = useReadBasis();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const { made, isBusy, make, forget } = useDrafts(basis, to);
  const { data, error, refetch } = useQuery({
    queryKey: ['timeSheets', 'unbilledTotals', to],
    queryFn: ({ signal }) =>
      wholeOf((page) =>
        kontor.call<UnbilledTotal[]>('GET', '/time-entries/unbilled-totals', {
          query: { to, ...(page > 1 && { page }) },
          signal,
        }),
      ),
  });
  const customers = byCustomer(data ?? []);
  const wanted = customers.filter(({ customerId }) => chosen.has(customerId));
  const upTo = (date: string | null) => setSearch(date ? { to: date } : {}, { replace: true });
  const monthEnd = addDays(monthStart(today), -1);
  const choose = (ids: readonly number[], on: boolean) =>
    setChosen((before) => new Set([...before].filter((id) => !ids.includes(id)).concat(on ? ids : [])));
  return (
    <>
      <PageHeader
        title={t('pages./unbilledHours/index')}
        subtitle={t('unbilled.text')}
        action={
          customers.length > 0 && (
            <Button
              variant="contained"
              disabled={!basis}
              loading={isBusy}
              onClick={() => void make(wanted.length ? wanted : customers).then(() => setChosen(new Set()))}
            >
              {wanted.length
                ? t('unbilled.create', { smart_count: wanted.length })
                : t('unbilled.create_all', { smart_count: customers.length })}
            </Button>
          )
        }
      />
      <MadeDrafts made={made} to={to} onClose={forget} />
      <Card sx={{ overflow: 'clip' }}>
        <Box
          sx={{
            display: 'flex',
            gap: 1.5,
            flexWrap: 'wrap',
            alignItems: 'center',
            p: 1.5,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <DateBox
            margin="none"
            label={t('unbilled.up_to')}
            value={asked || null}
            onChange={(date) => (!date || isCalendarDate(date)) && upTo(date)}
            sx={{ width: { xs: '100%', sm: 180 } }}
          />
          {to !== monthEnd && (
            <Button onClick={() => upTo(monthEnd)}>{t('unbilled.up_to_date', { date: format.date(monthEnd) })}</Button>
          )}
          <Typography sx={{ marginInlineStart: 'auto', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {summary(wanted.length ? wanted : customers, format)}
          </Typography>
        </Box>
        {error && !data ? (
          <Box sx={{ p: 2 }}>
            <LoadFailed text={error.message} onRetry={() => void refetch()} />
          </Box>
        ) : !data ? (
          <Box role="status" aria-label={t('kontor.shell.loading')} sx={{ p: 2 }}>
            <Skeleton height={44} />
            <Skeleton height={44} />
            <Skeleton height={44} />
          </Box>
        ) : customers.length === 0 ? (
          <NothingYet text={t(to ? 'unbilled.none_until' : 'unbilled.none', { date: to ? format.date(to) : '' })} />
        ) : (
          <UnbilledTable customers={customers} chosen={chosen} to={to} onChoose={choose} />
        )}
      </Card>
    </>
  );
};

/** The hours, and their amounts by currency. */
function summary(customers: readonly CustomerHours[], format: ReturnType<typeof useFormat>): string {
  if (customers.length === 0) return '';
  const currencies = [...new Set(customers.map(({ currency }) => currency))].sort();
  const amounts = currencies.map((currency) =>
    format.money(sum(customers.filter((one) => one.currency === currency).map(({ amount }) => amount)), currency),
  );
  return [format.duration(customers.reduce((all, { minutes }) => all + minutes, 0)), ...amounts].join(' · ');
}
