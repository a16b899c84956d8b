import type { CashExpected, CashForecast } from '@kontor/domain';
import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useKontor } from '../../../platform/api/dataProvider.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { FiguresTable } from '../../../platform/report/FiguresTable.tsx';
import { Panel } from '../../../platform/report/Panel.tsx';
import { dueLink } from '../links.ts';
import { mayList } from '../registered.ts';

/** Money that is expected within 30, 60 and 90 days, with its band, and in words how Kontor reckons. */
export const ForecastPanel = () => {
  const t = useTranslate();
  const kontor = useKontor();
  const { data, isError, refetch } = useQuery({
    queryKey: ['dashboard', 'forecast'],
    queryFn: ({ signal }) => kontor.call<CashForecast>('GET', '/dashboard/forecast', { signal }),
  });
  if (data && !data.within) return null;
  return (
    <Panel
      title={t('dashboard.forecast.title')}
      subtitle={t('dashboard.forecast.subtitle')}
      end={
        mayList('invoices') ? (
          <Button size="small" component={Link} to={dueLink(null, null)}>
            {t('dashboard.forecast.open')}
          </Button>
        ) : undefined
      }
    >
      {isError && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
          <Typography color="textSecondary">{t('dashboard.failed')}</Typography>
          <Button size="small" onClick={() => void refetch()}>
            {t('kontor.page.retry')}
          </Button>
        </Box>
      )}
      {!data && !isError && <Skeleton variant="rounded" height={160} />}
      {data?.within && <ForecastTable within={data.within} currency={data.currency} />}
    </Panel>
  );
};

const ForecastTable = ({ within, currency }: { within: readonly CashExpected[]; currency: string }) => {
  const t = useTranslate();
  const format = useFormat();
  const money = (value: number | null) => format.money(value, currency);
  const buys = within.some(({ paid }) => paid !== null);
  return (
    <>
      <FiguresTable
        label={t('dashboard.forecast.title')}
        rows={within}
        keyOf={({ to }) => to}
        columns={[
          {
            label: t('dashboard.forecast.until'),
            draw: ({ days, to }) => t('dashboard.forecast.within', { days, date: format.date(to) }),
          },
          { label: t('dashboard.forecast.received'), numeric: true, draw: ({ received }) => money(received) },
          {
            label: t('dashboard.forecast.band'),
            numeric: true,
            wide: true,
            draw: ({ receivedAtLeast, receivedAtMost }) =>
              t('dashboard.forecast.between', { least: money(receivedAtLeast), most: money(receivedAtMost) }),
          },
          ...(buys
            ? [{ label: t('dashboard.forecast.paid'), numeric: true, draw: ({ paid }: CashExpected) => money(paid) }]
            : []),
        ]}
      />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5, maxWidth: '80ch' }}>
        {t('dashboard.forecast.rule')}
      </Typography>
    </>
  );
};
