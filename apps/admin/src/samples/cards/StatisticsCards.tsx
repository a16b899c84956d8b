import { statisticsCards, type StatisticsCard, type StatisticsCardName } from '@kontor/domain';
import { Box, Skeleton } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../platform/format/useFormat.ts';
import { BigFigure } from '../../platform/report/BigFigure.tsx';
import { ChartFrame } from '../../platform/report/ChartFrame.tsx';
import { FiguresTable } from '../../platform/report/FiguresTable.tsx';
import { SmallBars } from '../../platform/report/SmallBars.tsx';
import { Sparkline } from '../../platform/report/Sparkline.tsx';
import { SamplePageBody } from '../pages/SamplePageBody.tsx';
import { useCompact } from '../pages/useCompact.ts';
import { useSamplePage } from '../pages/useSamplePage.ts';
import { amountIn } from './amountIn.ts';
import { CardGrid } from './CardGrid.tsx';

/** The nine statistics cards: a figure with its course as a line or bars, as a table, and in words for screen readers. */
export const StatisticsCards = () => (
  <CardGrid>
    {statisticsCards.map((name, index) => (
      <Statistic key={name} name={name} colour={index % 6} />
    ))}
  </CardGrid>
);

const Statistic = ({ name, colour }: { name: StatisticsCardName; colour: number }) => {
  const t = useTranslate();
  const title = t(`cards.names.${name}`);
  const query = useSamplePage<StatisticsCard>(`/card/card-statistics/${name}`);
  return (
    <ChartFrame
      title={title}
      name={name}
      chart={
        <SamplePageBody query={query} skeleton={<Skeleton variant="rounded" height={110} />}>
          {(card) => <Course card={card} isBars={name === 'orders-bar-chart'} colour={colour} />}
        </SamplePageBody>
      }
      table={
        <SamplePageBody query={query} skeleton={<Skeleton variant="rounded" height={110} />}>
          {(card) => <Values title={title} values={card.series[0]?.data ?? []} />}
        </SamplePageBody>
      }
    />
  );
};

/** The figures in a column, oldest first. */
const Values = ({ title, values }: { title: string; values: readonly number[] }) => {
  const t = useTranslate();
  const format = useFormat();
  return (
    <FiguresTable
      label={title}
      rows={values.map((value, index) => ({ value, place: index + 1 }))}
      keyOf={({ place }) => String(place)}
      columns={[
        { label: t('cards.place'), draw: ({ place }) => format.number(place) },
        { label: t('cards.value'), numeric: true, draw: ({ value }) => format.number(value) },
      ]}
    />
  );
};

const Course = ({ card, isBars, colour }: { card: StatisticsCard; isBars: boolean; colour: number }) => {
  const t = useTranslate();
  const format = useFormat();
  const compact = useCompact();
  const values = card.series[0]?.data ?? [];
  const given = card.analyticsData?.subscribers ?? card.analyticsData?.revenue ?? card.analyticsData?.orders;
  const sales = card.analyticsData?.sales;
  const figure = sales ? format.percent(amountIn(sales)) : compact(card.statistics ?? given ?? values.at(-1) ?? 0);
  const isLast = card.statistics === undefined && card.analyticsData === undefined;
  return (
    <>
      <BigFigure note={isLast && t('cards.last')}>{figure}</BigFigure>
      <Box
        role="img"
        aria-label={t('cards.course', { values: values.map((value) => format.number(value)).join(', ') })}
        sx={{ mt: 1.5 }}
      >
        {isBars ? <SmallBars values={values} colour={colour} /> : <Sparkline values={values} colour={colour} />}
      </Box>
    </>
  );
};
