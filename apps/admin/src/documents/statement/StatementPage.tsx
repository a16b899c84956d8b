import { accountPage, isCalendarDate, periodOf, type Account, type AccountEntry, type Period } from '@kontor/domain';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { PdfButton } from '../../platform/action/PdfButton.tsx';
import { may } from '../../platform/api/ability.ts';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { useToday } from '../../platform/api/useToday.ts';
import { PageLinks } from '../../platform/list/Paging.tsx';
import { ExportFigures } from '../../platform/report/ExportFigures.tsx';
import { isBackwards } from '../../platform/report/isBackwards.ts';
import { PeriodPicker } from '../../platform/report/PeriodPicker.tsx';
import { ReportBody } from '../../platform/report/ReportBody.tsx';
import { StatementTable, type StatementView } from './StatementTable.tsx';

/** A statement as the API gives it, whatever sums it names. */
export type StatementOf<Entry extends AccountEntry<string>> = Omit<Account<Entry>, 'totals'>;

type Props<Entry extends AccountEntry<string>, One extends StatementOf<Entry>> = {
  /** Path in the API, after `/api/v1`. */
  path: string;
  /** The resource whose changes refresh it, and the subject that has to be exportable. */
  resource: string;
  exported: string;
  /** Name of saved files, without the period. */
  name: string;
  view: StatementView<Entry, One>;
  /** More buttons for the period that is shown. */
  buttons?: (period: Period, disabled: boolean) => ReactNode;
};

/** The statement of a customer or vendor. The period is in the address; by default this year. */
export function StatementPage<Entry extends AccountEntry<string>, One extends StatementOf<Entry>>(props: Props<Entry, One>) {
  const { path, resource, exported, view } = props;
  const t = useTranslate();
  const today = useToday();
  const kontor = useKontor();
  const [params, setParams] = useSearchParams();
  const day = (name: 'from' | 'to', otherwise: string): string => {
    const date = params.get(name);
    return date && isCalendarDate(date) ? date : otherwise;
  };
  const year = periodOf('thisYear', today);
  const period = { from: day('from', year.from), to: day('to', year.to) };
  const wrong = isBackwards(period);
  const page = Math.max(1, Math.floor(Number(params.get('page') ?? 1)) || 1);
  // Of most statements there is one page, and their address says none.
  const read = (at: number, signal?: AbortSignal): Promise<One[]> =>
    kontor.call<One[]>('GET', path, { query: { ...period, ...(at > 1 && { page: at }) }, signal });
  const query = useQuery({
    queryKey: [resource, 'statement', path, period, page],
    enabled: !wrong,
    queryFn: ({ signal }) => read(page, signal),
  });
  const pages = Math.ceil(Math.max(0, ...(query.data ?? []).map(({ rowCount }) => rowCount)) / accountPage);
  const readAll = async () => {
    const all: One[][] = [];
    for (let at = 1; at <= pages; at += 1) all.push(await read(at));
    return (all[0] ?? []).flatMap(({ currency }) =>
      all.flatMap((statements) => statements.filter((one) => one.currency === currency).flatMap(({ rows }) => rows)),
    );
  };
  const go = (change: Record<string, string>) =>
    setParams(
      (old) => {
        const { page: _page, ...kept } = Object.fromEntries(old);
        return new URLSearchParams({ ...kept, ...change });
      },
      { replace: true },
    );
  const name = `${props.name}-${period.from}-${period.to}`;
  const words = (key: string) => t(`statement.${key}`);
  const columns = [
    { label: words('date'), value: ({ date }: Entry) => date },
    { label: words('document'), value: view.nameOf },
    { label: words('amount'), value: ({ amount }: Entry) => amount },
    { label: words('balance'), value: ({ balance }: Entry & { balance: number }) => balance },
    { label: t('kontor.list.currency'), value: ({ currency }: Entry) => currency },
  ];
  return (
    <>
      <Box className="no-print" sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'flex-start', mb: 2 }}>
        <PeriodPicker period={period} onChange={go} />
        <Box sx={together}>
          {may('export', exported) && (
            <ExportFigures
              name={name}
              rows={(query.data ?? []).flatMap(({ rows }) => rows)}
              readAll={pages > 1 ? readAll : undefined}
              columns={columns}
              disabled={!query.data || wrong}
            />
          )}
          <PdfButton path={`${path}/pdf?${new URLSearchParams(period).toString()}`} name={`${name}.pdf`} disabled={wrong} />
          {props.buttons?.(period, wrong)}
          <Button variant="outlined" startIcon={<PrintOutlined />} onClick={() => window.print()}>
            {words('print')}
          </Button>
        </Box>
      </Box>
      <ReportBody period={period} query={query}>
        {(statements) =>
          statements.map((statement) => (
            <StatementTable key={statement.currency} statement={statement} period={period} page={page} view={view} />
          ))
        }
      </ReportBody>
      {pages > 1 && (
        <Box className="no-print" sx={{ display: 'flex', justifyContent: 'flex-end', mt: 2 }}>
          <PageLinks pages={pages} page={page} onChoose={(at) => go(at > 1 ? { page: String(at) } : {})} />
        </Box>
      )}
    </>
  );
}

/** The buttons stay together: beside the period, or in a row of their own. */
const together = { display: 'flex', flex: '1 1 auto', flexWrap: 'wrap', gap: 1.5, justifyContent: { sm: 'flex-end' } } as const;
