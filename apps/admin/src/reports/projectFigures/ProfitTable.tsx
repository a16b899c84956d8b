import type { ProjectFigureKind, ProjectProfit, ProjectResult } from '@kontor/domain';
import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Nothing } from '../../platform/format/Nothing.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';
import { FiguresTable } from '../../platform/report/FiguresTable.tsx';
import { FigureButton } from './FigureButton.tsx';
import type { OpenFigure } from './FigureRowsDialog.tsx';

type Row = { key: string; label: string; billed: ReactNode; earned: ReactNode; isPart?: boolean; isSum?: boolean };

/** Revenue, costs, profit and hours of a project, as billed and as earned so far. */
export const ProfitTable = ({ profit, onOpen }: { profit: ProjectProfit; onOpen: (figure: OpenFigure) => void }) => {
  const t = useTranslate();
  const format = useFormat();
  const word = (name: string, options?: object) => t(`project_figures.profit.${name}`, options);
  const { currency } = profit;
  const opens = (figure: ProjectFigureKind, value: number | null) => (
    <FigureButton value={value} currency={currency} onClick={() => onOpen({ figure, title: word(figure) })} />
  );
  const cost = (figure: 'labour' | 'purchases' | 'stock'): Row[] =>
    profit[figure] === null
      ? []
      : [{ key: figure, label: word(figure), billed: opens(figure, profit[figure]), earned: opens(figure, profit[figure]) }];
  const both = (key: string, draw: (result: ProjectResult) => ReactNode): Row => {
    const of = (result: ProjectResult | null) => (result ? draw(result) : <Nothing />);
    return { key, label: word(key), billed: of(profit.billed), earned: of(profit.earned) };
  };
  const money = (value: number | null): ReactNode => (value === null ? <Nothing /> : format.money(value, currency));
  const hours = (key: string, minutes: number | null): Row[] => {
    if (minutes === null) return [];
    const value = format.duration(minutes);
    return [{ key, label: word(key), billed: value, earned: value }];
  };
  const part = (key: string, value: ReactNode): Row => ({
    key,
    label: word(key),
    billed: <Nothing />,
    earned: value,
    isPart: true,
  });
  const rows: Row[] = [
    {
      key: 'revenue',
      label: word('revenue'),
      billed: opens('billed', profit.billed?.revenue ?? null),
      earned: money(profit.earned?.revenue ?? null),
      isSum: true,
    },
    ...(profit.price === null
      ? [part('unbilledHours', opens('unbilledHours', profit.unbilledHours))]
      : [
          {
            ...part('done', profit.donePercent === null ? <Nothing /> : format.percent(profit.donePercent)),
            label: word('done', { price: format.money(profit.price, currency) }),
          },
        ]),
    part('unbilledCosts', opens('unbilledCosts', profit.unbilledCosts)),
    ...cost('labour'),
    ...cost('purchases'),
    ...cost('stock'),
    { ...both('result', (result) => money(result.profit)), isSum: true },
    both('margin', ({ marginPercent }) => (marginPercent === null ? <Nothing /> : format.percent(marginPercent))),
    both('effective_rate', ({ hourlyRevenue }) => money(hourlyRevenue)),
    ...hours('all_hours', profit.minutes),
    ...hours('billable_hours', profit.billableMinutes),
    ...hours('other_hours', profit.otherMinutes),
  ];
  const draw = (value: ReactNode, { isSum }: Row) => (isSum ? <b>{value}</b> : value);
  return (
    <FiguresTable
      label={word('title')}
      rows={rows}
      keyOf={({ key }) => key}
      columns={[
        {
          label: word('figure'),
          draw: (row) => (
            <Box
              component="span"
              sx={{ ps: row.isPart ? 2 : 0, fontWeight: row.isSum ? 650 : 400, color: row.isPart ? 'text.secondary' : undefined }}
            >
              {row.label}
            </Box>
          ),
        },
        { label: word('billed'), numeric: true, draw: (row) => draw(row.billed, row) },
        { label: word('earned'), numeric: true, draw: (row) => draw(row.earned, row) },
      ]}
    />
  );
};
