import { isCalendarDate, periodOf, type CustomerRecord, type StatementRow } from '@kontor/domain';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { may } from '../../platform/api/ability.ts';
import { useToday } from '../../platform/api/useToday.ts';
import { ExportFigures } from '../../platform/report/ExportFigures.tsx';
import { isBackwards } from '../../platform/report/isBackwards.ts';
import { PeriodPicker } from '../../platform/report/PeriodPicker.tsx';
import { ReportBody } from '../../platform/report/ReportBody.tsx';
import { StatementPaper } from './StatementPaper.tsx';
import { StatementTable } from './StatementTable.tsx';
import { useRowName } from './useRowName.ts';
import { useStatement } from './useStatement.ts';

/** The customer's statement. The period is in the address; by default this year. */
export const CustomerStatement = ({ record: customer }: { record: CustomerRecord }) => {
  const t = useTranslate();
  const nameOf = useRowName();
  const today = useToday();
  const [params, setParams] = useSearchParams();
  const day = (name: 'from' | 'to', otherwise: string): string => {
    const date = params.get(name);
    return date && isCalendarDate(date) ? date : otherwise;
  };
  const year = periodOf('thisYear', today);
  const period = { from: day('from', year.from), to: day('to', year.to) };
  const query = useStatement(customer, period);
  const words = (key: string) => t(`statement.${key}`);
  const columns = [
    { label: words('date'), value: ({ date }: StatementRow) => date },
    { label: words('document'), value: nameOf },
    { label: words('amount'), value: ({ amount }: StatementRow) => amount },
    { label: words('balance'), value: ({ balance }: StatementRow) => balance },
    { label: t('kontor.list.currency'), value: ({ currency }: StatementRow) => currency },
  ];
  return (
    <>
      <Box className="no-print" sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'flex-start', mb: 2 }}>
        <PeriodPicker
          period={period}
          onChange={(next) => setParams((old) => new URLSearchParams({ ...Object.fromEntries(old), ...next }), { replace: true })}
        />
        <Box sx={buttons}>
          {may('export', 'Invoice') && (
            <ExportFigures
              name={`statement-${customer.id}-${period.from}-${period.to}`}
              rows={(query.data ?? []).flatMap(({ rows }) => rows)}
              columns={columns}
              disabled={!query.data || isBackwards(period)}
            />
          )}
          <StatementPaper customer={customer} period={period} disabled={isBackwards(period)} />
          <Button variant="outlined" startIcon={<PrintOutlined />} onClick={() => window.print()}>
            {words('print')}
          </Button>
        </Box>
      </Box>
      <ReportBody period={period} query={query}>
        {(statements) =>
          statements.map((statement) => <StatementTable key={statement.currency} statement={statement} period={period} />)
        }
      </ReportBody>
    </>
  );
};

/** The buttons stay together: beside the period, or in a row of their own. */
const buttons = { display: 'flex', flex: '1 1 auto', flexWrap: 'wrap', gap: 1.5, justifyContent: { sm: 'flex-end' } } as const;
