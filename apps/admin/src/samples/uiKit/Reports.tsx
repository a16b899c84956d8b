import { periodOf } from '@kontor/domain';
import { Box } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { PdfButton } from '../../platform/action/PdfButton.tsx';
import { useToday } from '../../platform/api/useToday.ts';
import { useFormat } from '../../platform/format/useFormat.ts';
import { ExportFigures } from '../../platform/report/ExportFigures.tsx';
import { FiguresTable } from '../../platform/report/FiguresTable.tsx';
import { Panel } from '../../platform/report/Panel.tsx';
import { PeriodPicker } from '../../platform/report/PeriodPicker.tsx';
import { ReportBody } from '../../platform/report/ReportBody.tsx';
import { FilterSelect } from '../kit/FilterSelect.tsx';

const states = ['filled', 'loading', 'failed', 'empty'] as const;
type State = (typeof states)[number];

/** The parts of a report: period, explanation and export. */
export const Reports = () => {
  const t = useTranslate();
  const format = useFormat();
  const today = useToday();
  const [period, setPeriod] = useState(() => periodOf('thisMonth', today));
  const [state, setState] = useState<State>('filled');
  const figures = [
    { label: t('uiKit.lists.first'), amount: 18_250 },
    { label: t('uiKit.lists.second'), amount: 6_400 },
  ];
  const columns = [
    {
      label: t('uiKit.lists.name'),
      draw: ({ label }: (typeof figures)[number]) => label,
      value: ({ label }: (typeof figures)[number]) => label,
    },
    {
      label: t('uiKit.values.amount'),
      numeric: true,
      draw: ({ amount }: (typeof figures)[number]) => format.money(amount, 'EUR'),
      value: ({ amount }: (typeof figures)[number]) => amount,
    },
  ];
  const query = {
    data: state === 'filled' ? figures : state === 'empty' ? [] : undefined,
    error: state === 'failed' ? new Error(t('kontor.error.server')) : null,
    refetch: () => setState('filled'),
  };
  return (
    <Panel title={t('uiKit.reports.title')} subtitle={t('uiKit.reports.text')}>
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'flex-start', mb: 2 }}>
        <PeriodPicker period={period} onChange={setPeriod} />
        <FilterSelect
          label={t('kontor.list.status')}
          value={state}
          choices={states.map((id) => ({ id, name: t(`uiKit.reports.state.${id}`) }))}
          onChange={(chosen) => setState(states.find((one) => one === chosen) ?? 'filled')}
        />
        <ExportFigures name="ui-kit" rows={query.data ?? []} columns={columns} />
        <PdfButton path="" name="" disabled />
      </Box>
      <Box data-example>
        <ReportBody period={period} query={query} isEmpty={(rows) => rows.length === 0} emptyText={t('uiKit.reports.none')}>
          {(rows) => <FiguresTable label={t('uiKit.reports.title')} rows={rows} keyOf={({ label }) => label} columns={columns} />}
        </ReportBody>
      </Box>
    </Panel>
  );
};
