import PrintOutlined from '@mui/icons-material/PrintOutlined';
import { Button, Card } from '@mui/material';
import { periodOf, type ReportFigures } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { may } from '../../platform/api/ability.ts';
import { useToday } from '../../platform/api/useToday.ts';
import { useFormat } from '../../platform/format/useFormat.ts';
import { NothingYet } from '../../platform/list/ListStates.tsx';
import { PageHeader } from '../../platform/page/PageHeader.tsx';
import { part } from '../../platform/page/page.ts';
import { ReportBody } from '../../platform/report/ReportBody.tsx';
import { useDaysText } from './keyWords.ts';
import { ReportBar } from './ReportBar.tsx';
import { ReportChart } from './ReportChart.tsx';
import { ReportExport } from './ReportExport.tsx';
import { ReportTable } from './ReportTable.tsx';
import { ReportTabs } from './ReportTabs.tsx';
import { ReportTotals } from './ReportTotals.tsx';
import { reportPageSize, type ReportScreen } from './reportScreen.ts';
import { questionOf, useReport } from './useReport.ts';
import { useReportAddress, type ReportAddress } from './useReportAddress.ts';

const ReportExplanation = part(() => import('./ReportExplanation.tsx').then((m) => m.ReportExplanation));

/** A report: what it is asked, its key figures, chart and table, and how each of them came about. */
export const ReportPage = ({ screen }: { screen: ReportScreen }) => {
  const t = useTranslate();
  const address = useReportAddress();
  const { name, subject } = screen;
  const { groupBy, compare, sort, page } = address;
  const range = [(page - 1) * reportPageSize, page * reportPageSize - 1] as const;
  const question = questionOf(address);
  const query = useReport(name, { ...question, groupBy, compare, sort, range });
  const figures = query.data;
  return (
    <>
      <PageHeader
        title={t(`pages./reports/${name}`)}
        subtitle={figures && <Basis screen={screen} figures={figures} />}
        secondary={
          <>
            {may('export', subject) && figures && <ReportExport screen={screen} address={address} figures={figures} />}
            <Button variant="outlined" startIcon={<PrintOutlined />} onClick={() => window.print()}>
              {t('reports.kit.print')}
            </Button>
          </>
        }
      />
      <ReportTabs name={name} />
      <Card sx={{ overflow: 'clip', mb: 2 }}>
        <ReportBar screen={screen} address={address} figures={figures} />
      </Card>
      <ReportBody period={address.period} query={query}>
        {(found) =>
          found.rowCount === 0 ? (
            <Card>
              <NothingHere screen={screen} address={address} />
            </Card>
          ) : (
            <>
              <ReportTotals screen={screen} address={address} figures={found} />
              <ReportChart screen={screen} address={address} figures={found} />
              <ReportTable screen={screen} address={address} figures={found} />
            </>
          )
        }
      </ReportBody>
      {figures && address.explain !== '' && <ReportExplanation screen={screen} address={address} figures={figures} />}
    </>
  );
};

/** Printed on every page: the days, the basis and the currency. */
const Basis = ({ screen, figures }: { screen: ReportScreen; figures: ReportFigures }) => {
  const t = useTranslate();
  const daysText = useDaysText(screen);
  const { from, to, basis, currency, comparedFrom, comparedTo } = figures;
  return (
    <>
      {[
        daysText(from, to),
        comparedFrom && comparedTo && t('reports.kit.compared', { days: daysText(comparedFrom, comparedTo) }),
        basis && t(`reports.kit.basis_of.${basis}`),
        currency,
      ]
        .filter(Boolean)
        .join(' · ')}
    </>
  );
};

const NothingHere = ({ screen: { name, lastDayOnly }, address }: { screen: ReportScreen; address: ReportAddress }) => {
  const t = useTranslate();
  const format = useFormat();
  const year = periodOf('thisYear', useToday());
  const { from, to, filter, choose } = address;
  const isNarrow = !lastDayOnly && (from > year.from || to < year.to);
  const days = { what: t(`reports.${name}.what`), from: format.date(from), to: format.date(to) };
  return (
    <NothingYet text={t(lastDayOnly ? 'reports.kit.nothing_on' : 'reports.kit.nothing', days)}>
      {isNarrow && (
        <Button variant="outlined" onClick={() => choose(year)}>
          {t('reports.kit.widen')}
        </Button>
      )}
      {filter !== '' && (
        <Button variant="outlined" onClick={() => choose({ filter: '' })}>
          {t('kontor.list.clear_filters')}
        </Button>
      )}
    </NothingYet>
  );
};
