import { sum, wonAmountShare, wonPeriods, wonShare, type EstimateWonRecord, type WonPeriod } from '@kontor/domain';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { useOrganisation } from '../../platform/api/useOrganisation.ts';
import { useFormat } from '../../platform/format/useFormat.ts';
import { LoadFailed } from '../../platform/page/LoadFailed.tsx';

type Props = { filter: object; onClose: () => void };

/** Which share of the estimates of a filter was won in each month or quarter, by number and by amount. */
export const WonByPeriod = ({ filter, onClose }: Props) => {
  const t = useTranslate();
  const id = useId();
  const kontor = useKontor();
  const [period, setPeriod] = useState<WonPeriod>('month');
  const { data, error, refetch } = useQuery({
    queryKey: ['estimates', 'won', period, filter],
    queryFn: ({ signal }) => kontor.call<EstimateWonRecord[]>('GET', '/estimates/won', { query: { period, filter }, signal }),
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id} variant="h2">
        {t('estimates.won_by.title')}
      </DialogTitle>
      <DialogContent sx={{ px: { xs: 2, sm: 3 } }}>
        <DialogContentText color="textSecondary" sx={{ mb: 2 }}>
          {t('estimates.won_by.text')}
        </DialogContentText>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={period}
          onChange={(_event, chosen: WonPeriod | null) => chosen && setPeriod(chosen)}
          aria-label={t('estimates.won_by.period')}
          sx={{ mb: 2 }}
        >
          {wonPeriods.map((one) => (
            <ToggleButton key={one} value={one}>
              {t(`estimates.won_by.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {error && <LoadFailed text={error.message} onRetry={refetch} />}
        {!data && !error && <Skeleton variant="rounded" height={140} />}
        {data?.length === 0 && <Typography color="textSecondary">{t('estimates.won_by.none')}</Typography>}
        {data && data.length > 0 && <WonTable rows={data} />}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button variant="contained" onClick={onClose}>
          {t('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

const WonTable = ({ rows }: { rows: readonly EstimateWonRecord[] }) => {
  const t = useTranslate();
  const format = useFormat();
  const currency = useOrganisation()?.baseCurrency;
  const periodName = (period: string) => {
    const [year = '', quarter] = period.split('-Q');
    return quarter ? t('estimates.won_by.quarter_of', { year, quarter }) : format.month(`${period}-01`);
  };
  const percent = (share: number | null) => (share === null ? '–' : format.percent(share));
  const share = (top: string, below: string) => (
    <>
      {top}
      <Typography variant="caption" component="div" color="textSecondary">
        {below}
      </Typography>
    </>
  );
  const row = (key: string, name: string, figures: Omit<EstimateWonRecord, 'period'>) => {
    const { acceptedCount, rejectedCount, expiredCount, acceptedAmount, lostAmount } = figures;
    const count = acceptedCount + rejectedCount + expiredCount;
    const amount = (value: number) => format.money(value, currency);
    return (
      <TableRow key={key} sx={key === 'all' ? { '& td, & th': { fontWeight: 600 } } : undefined}>
        <TableCell component="th" scope="row">
          {name}
        </TableCell>
        <TableCell align="right">
          {share(
            percent(wonShare(figures)),
            t('estimates.won_by.of', { won: format.number(acceptedCount), all: format.number(count) }),
          )}
        </TableCell>
        <TableCell align="right">
          {share(
            percent(wonAmountShare(figures)),
            t('estimates.won_by.of', { won: amount(acceptedAmount), all: amount(sum([acceptedAmount, lostAmount])) }),
          )}
        </TableCell>
      </TableRow>
    );
  };
  const all = (key: keyof Omit<EstimateWonRecord, 'period'>) => sum(rows.map((one) => one[key]));
  return (
    <Table size="small" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      <TableHead>
        <TableRow>
          <TableCell>{t('estimates.won_by.period')}</TableCell>
          <TableCell align="right">{t('estimates.won_by.by_number')}</TableCell>
          <TableCell align="right">{t('estimates.won_by.by_amount')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((one) => row(one.period, periodName(one.period), one))}
        {row('all', t('estimates.won_by.all'), {
          acceptedCount: all('acceptedCount'),
          rejectedCount: all('rejectedCount'),
          expiredCount: all('expiredCount'),
          acceptedAmount: all('acceptedAmount'),
          lostAmount: all('lostAmount'),
        })}
      </TableBody>
    </Table>
  );
};
