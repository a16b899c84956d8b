import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { Box, Dialog, DialogContent, DialogTitle, IconButton, Typography } from '@mui/material';
import type { ReportFigures } from '@kontor/domain';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { linkTo } from '../../platform/api/linkTo.ts';
import { useFormat } from '../../platform/format/useFormat.ts';
import { PageLinks } from '../../platform/list/Paging.tsx';
import { FigureRows } from '../../platform/report/FigureRows.tsx';
import { FiguresTable } from '../../platform/report/FiguresTable.tsx';
import { ReportBody } from '../../platform/report/ReportBody.tsx';
import { narrowed, unitOf, useDaysText, useKeyWords, useReportWords, useWrite } from './keyWords.ts';
import { reportPageSize, type ReportScreen } from './reportScreen.ts';
import { questionOf, useReport, useReportRecords } from './useReport.ts';
import type { ReportAddress } from './useReportAddress.ts';

type Props = { screen: ReportScreen; address: ReportAddress; figures: ReportFigures };

/** How a figure came about: its formula and rule, what it is made of, and the records behind it. */
export const ReportExplanation = ({ screen, address, figures }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const id = useId();
  const words = useReportWords(screen.name);
  const keyWords = useKeyWords();
  const write = useWrite(figures.currency);
  const daysText = useDaysText(screen);
  const [page, setPage] = useState(1);
  const { explain: name, rowKeys } = address;
  const { groupBy } = figures;
  const question = narrowed(questionOf(address), screen, groupBy, rowKeys);
  const hasKinds = figures.dimensions.includes('kind');
  const total = useReport(screen.name, { ...question, ...(hasKinds && { groupBy: 'kind' }) });
  const records = useReportRecords(screen.name, {
    ...question,
    measure: name,
    range: [(page - 1) * reportPageSize, page * reportPageSize - 1],
  });
  const unit = unitOf(figures, name);
  const known = figures.rows.find(({ keys }) => JSON.stringify(keys.map(({ key }) => key)) === JSON.stringify(rowKeys));
  const of = rowKeys.map((key, at) => keyWords(groupBy[at] ?? '', known?.keys[at] ?? { key, label: null }));
  const close = () => address.choose({ explain: '', row: '' });
  const pages = Math.ceil((records.data?.rowCount ?? 0) / reportPageSize);
  return (
    <Dialog open onClose={close} fullWidth maxWidth="md" aria-labelledby={id}>
      <DialogTitle id={id} component="h2" sx={{ pr: 7 }}>
        {[words(`measures.${name}`), ...of].join(' · ')}
      </DialogTitle>
      <IconButton aria-label={t('ra.action.close')} onClick={close} sx={{ position: 'absolute', insetInlineEnd: 12, top: 12 }}>
        <CloseOutlined />
      </IconButton>
      <DialogContent>
        <ReportBody period={question} query={total}>
          {(found) => (
            <>
              <Typography variant="h4" component="p">
                {write(unit, found.totals[name] ?? null)}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {daysText(question.from, question.to)}
                {found.basis && ` · ${t(`reports.kit.basis_of.${found.basis}`)}`}
              </Typography>
              <Typography sx={{ mt: 2, maxWidth: '68ch' }}>{words(`explained.${name}`)}</Typography>
              {hasKinds && unit !== 'percent' && (
                <FigureRows
                  rows={found.rows
                    .filter(({ values }) => values[name])
                    .map(({ keys: [key], values }) => ({
                      key: key?.key ?? '',
                      label: keyWords('kind', key ?? { key: null, label: null }),
                      value: write(unit, values[name] ?? null),
                    }))}
                />
              )}
              <Typography variant="body2" color="textSecondary" sx={{ mt: 2, maxWidth: '68ch' }}>
                {words('rule')}
              </Typography>
            </>
          )}
        </ReportBody>
        <Typography variant="h3" sx={{ mt: 3, mb: 1 }}>
          {t('reports.kit.records', {
            smart_count: records.data?.rowCount ?? 0,
            count: format.number(records.data?.rowCount ?? 0),
          })}
        </Typography>
        <ReportBody period={question} query={records}>
          {({ rows }) => (
            <Box sx={{ overflowX: 'auto' }}>
              <FiguresTable
                label={t('reports.kit.records_table')}
                rows={rows}
                keyOf={({ subject, id: record, kind, day }) => `${subject} ${record} ${kind} ${day}`}
                columns={[
                  {
                    label: t('reports.kit.record'),
                    draw: ({ subject, id: record, name: called, kind }) => {
                      const to = linkTo(subject, record);
                      const text = called || t(`reports.kinds.${kind}`);
                      return to ? <Link to={to}>{text}</Link> : text;
                    },
                  },
                  { label: t('reports.dimensions.kind'), wide: true, draw: ({ kind }) => t(`reports.kinds.${kind}`) },
                  { label: t('reports.dimensions.day'), draw: ({ day }) => format.date(day) },
                  { label: words(`measures.${name}`), numeric: true, draw: ({ values }) => write(unit, values[name] ?? null) },
                ]}
              />
              {pages > 1 && <PageLinks pages={pages} page={page} onChoose={setPage} />}
            </Box>
          )}
        </ReportBody>
      </DialogContent>
    </Dialog>
  );
};
