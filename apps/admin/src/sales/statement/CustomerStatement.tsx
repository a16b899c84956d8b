import { negate, type CustomerRecord } from '@kontor/domain';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import { Box, Button, Skeleton, TextField } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { may } from '../../platform/api/ability.ts';
import { saveBlob } from '../../platform/api/downloadFile.ts';
import { LoadFailed } from '../../platform/page/LoadFailed.tsx';
import { asCell, toCsv } from '../../platform/list/tableExport.ts';
import { useToday } from '../../platform/api/useToday.ts';
import { StatementTable } from './StatementTable.tsx';
import { useStatement } from './useStatement.ts';

/** What the customer was billed and paid from day to day. The period stands in the address; at first it is this year. */
export const CustomerStatement = ({ record: customer }: { record: CustomerRecord }) => {
  const t = useTranslate();
  const locale = useLocale();
  const today = useToday();
  const [params, setParams] = useSearchParams();
  const period = { from: params.get('from') ?? `${today.slice(0, 4)}-01-01`, to: params.get('to') ?? today };
  const { statements, error, retry } = useStatement(customer, period);
  const words = (key: string) => t(`statement.${key}`);
  const isBackwards = period.to < period.from;

  const day = (name: 'from' | 'to') => (
    <TextField
      type="date"
      label={words(name)}
      value={period[name]}
      error={isBackwards && name === 'to'}
      helperText={isBackwards && name === 'to' && words('order')}
      onChange={({ target }) => {
        // Half a date is none yet.
        if (!target.value) return;
        const next = new URLSearchParams(params);
        next.set(name, target.value);
        setParams(next, { replace: true });
      }}
      sx={{ width: { xs: 'calc(50% - 6px)', sm: 168 } }}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
  const save = () => {
    const header = ['date', 'document', 'amount', 'balance'].map(words);
    const rows = (statements ?? []).flatMap(({ currency, rows: entries }) =>
      entries.map(({ date, name, kind, amount, balance }) =>
        [date, name, kind === 'invoice' ? amount : negate(amount), balance, currency].map(asCell),
      ),
    );
    const text = toCsv([...header, t('kontor.list.currency')], rows, locale);
    saveBlob(new Blob([text], { type: 'text/csv;charset=utf-8' }), `statement-${customer.id}-${period.from}-${period.to}.csv`);
  };
  return (
    <>
      <Box className="no-print" sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'flex-start', mb: 2 }}>
        {day('from')}
        {day('to')}
        <Box sx={{ flex: 1 }} />
        {may('export', 'Invoice') && (
          <Button variant="outlined" startIcon={<DownloadOutlined />} disabled={!statements || isBackwards} onClick={save}>
            {words('csv')}
          </Button>
        )}
        <Button variant="outlined" startIcon={<PrintOutlined />} onClick={() => window.print()}>
          {words('print')}
        </Button>
      </Box>
      {error && !statements && <LoadFailed text={error.message} onRetry={retry} />}
      {!error && !statements && <Skeleton height={160} />}
      {!isBackwards &&
        statements?.map((statement) => <StatementTable key={statement.currency} statement={statement} period={period} />)}
    </>
  );
};
