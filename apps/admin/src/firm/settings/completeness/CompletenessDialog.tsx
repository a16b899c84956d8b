import type { NumberCompleteness, NumberPeriod, NumberSeriesRecord } from '@kontor/domain';
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { useKontor } from '../../../platform/api/dataProvider.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { LoadFailed } from '../../../platform/page/LoadFailed.tsx';
import { saveTable } from '../../../platform/list/export/saveTable.ts';
import { CompletenessTable } from './CompletenessTable.tsx';

const shownNumbers = 20;

/** The number check of a series, as a sentence and by year. */
export const CompletenessDialog = ({ series, onClose }: { series: NumberSeriesRecord; onClose: () => void }) => {
  const t = useTranslate();
  const id = useId();
  const locale = useLocale();
  const kontor = useKontor();
  const say = (key: string, options?: object) => t(`settings.series.completeness.${key}`, options);
  const { data, error, refetch } = useQuery({
    queryKey: ['numberSeries', 'completeness', series.id],
    queryFn: ({ signal }) => kontor.call<NumberCompleteness>('GET', `/number-series/${series.id}/completeness`, { signal }),
    // Documents sent since the last check must be included.
    staleTime: 0,
  });
  const save = ({ periods }: NumberCompleteness) =>
    saveTable(
      `${say('file')}.csv`,
      columns.map((key) => say(key)),
      periods.map(cellsOf),
      locale,
    );
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={id}>
      <DialogTitle id={id} variant="h2">
        {say('title', { name: `${t(`settings.series.kinds.${series.documentKind}`)}, ${series.pattern}` })}
      </DialogTitle>
      <DialogContent sx={{ px: { xs: 2, sm: 3 } }}>
        <DialogContentText color="textSecondary" sx={{ mb: 2 }}>
          {say('text')}
        </DialogContentText>
        {error && <LoadFailed text={error.message} onRetry={refetch} />}
        {!data && !error && <Skeleton variant="rounded" height={140} />}
        {data && <Verdict proof={data} />}
        {data && data.periods.length > 0 && <CompletenessTable periods={data.periods} />}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button disabled={!data?.periods.length} onClick={() => data && void save(data)}>
          {say('export')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {t('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

/** The result in words: no number is missing, or which are; and other findings. */
const Verdict = ({ proof }: { proof: NumberCompleteness }) => {
  const t = useTranslate();
  const say = (key: string, options?: object) => t(`settings.series.completeness.${key}`, options);
  const format = useFormat();
  const { issuedCount, missingCount, earlierDateCount, unknownCount, periods, skips } = proof;
  if (issuedCount === 0) return <Alert severity="info">{say('none')}</Alert>;
  const some = periods.flatMap(({ missing }) => missing).slice(0, shownNumbers);
  const numbers = [...some, ...(missingCount > some.length ? [say('more')] : [])].join(', ');
  return (
    <div role="status">
      {missingCount === 0 ? (
        <Alert severity="success">{say('complete')}</Alert>
      ) : (
        <Alert severity="error" sx={{ overflowWrap: 'anywhere' }}>
          {say('missing', { smart_count: missingCount, numbers })}
        </Alert>
      )}
      {skips.length > 0 && (
        <Alert severity="info" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {skips.map(({ from, to, at, byName, reason }) => (
            <div key={`${from} ${at}`}>
              {say('skipped', { from, to, reason, name: byName ?? 'Kontor', date: format.date(at) })}
            </div>
          ))}
        </Alert>
      )}
      {earlierDateCount > 0 && (
        <Alert severity="info" sx={{ mt: 1 }}>
          {say('earlier', { smart_count: earlierDateCount })}
        </Alert>
      )}
      {unknownCount > 0 && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {say('unknown', { smart_count: unknownCount })}
        </Alert>
      )}
    </div>
  );
};

const columns = [
  'year',
  'pattern',
  'first',
  'last',
  'issued',
  'void',
  'earlier_short',
  'skipped_short',
  'missing_short',
  'missing_numbers',
];
const cellsOf = (period: NumberPeriod) => [
  ...[period.year, period.pattern, period.first, period.last, period.issuedCount, period.voidedCount],
  ...[period.earlierDateCount, period.skippedCount, period.missingCount, period.missing],
];
