import type { AnalyticsCard, DeviceUsage } from '@kontor/domain';
import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../platform/format/useFormat.ts';
import { Change, Delta } from '../../platform/report/Delta.tsx';
import { ShareBar } from '../../platform/report/ShareBar.tsx';
import { Strip } from '../../platform/report/Strip.tsx';
import { amountIn, percentOf } from './amountIn.ts';
import { BigFigure } from '../../platform/report/BigFigure.tsx';
import { CardGrid } from './CardGrid.tsx';
import { CardPanel } from './CardPanel.tsx';
import { FigureRows } from '../../platform/report/FigureRows.tsx';

/** The eight analytics cards. */
export const AnalyticsCards = () => (
  <CardGrid>
    <CardPanel name="support-tracker">{(card) => <Support card={card} />}</CardPanel>
    <CardPanel name="avg-sessions">{(card) => <Sessions card={card} />}</CardPanel>
    <CardPanel name="revenue-report">{(card) => <RevenueReport card={card} />}</CardPanel>
    <CardPanel name="goal-overview">{(card) => <Goals card={card} />}</CardPanel>
    <CardPanel name="revenue">{(card) => <Revenue card={card} />}</CardPanel>
    <CardPanel name="product-orders">{(card) => <Orders card={card} />}</CardPanel>
    <CardPanel name="sessions-device">{(card) => <Devices card={card} />}</CardPanel>
    <CardPanel name="customers">{(card) => <Customers card={card} />}</CardPanel>
  </CardGrid>
);

type Props = { card: AnalyticsCard };

const Support = ({ card: { totalTicket = 0, newTicket = 0, openTicket = 0, responseTime = 0 } }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const answered = percentOf(totalTicket - openTicket, totalTicket);
  return (
    <>
      <BigFigure note={t('cards.facts.total')}>{format.number(totalTicket)}</BigFigure>
      <FigureRows
        rows={[
          { label: t('cards.facts.answered'), value: format.percent(answered), percent: answered, tone: 'kontor.tone.success' },
          { label: t('cards.facts.new'), value: format.number(newTicket) },
          { label: t('cards.facts.open'), value: format.number(openTicket) },
          { label: t('cards.facts.response'), value: t('cards.facts.days', { smart_count: responseTime }) },
        ]}
      />
    </>
  );
};

const Sessions = ({ card: { sessions, growth, goal, users, retention = 0, duration = 0 } }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  return (
    <>
      <BigFigure note={<Change percent={amountIn(growth)} />}>{format.number(sessions)}</BigFigure>
      <FigureRows
        rows={[
          { label: t('cards.facts.goal'), value: format.number(goal) },
          {
            label: t('cards.facts.users'),
            value: format.number(users),
            percent: percentOf(users ?? 0, goal ?? 0),
            tone: 'primary.main',
          },
          {
            label: t('cards.facts.retention'),
            value: format.percent(retention),
            percent: retention,
            tone: 'kontor.tone.success',
          },
          { label: t('cards.facts.duration'), value: t('cards.facts.years', { smart_count: duration }) },
        ]}
      />
    </>
  );
};

const RevenueReport = ({ card: { price, budget } }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const percent = percentOf(amountIn(price), amountIn(budget));
  return (
    <>
      <BigFigure note={t('cards.facts.of_budget', { percent: format.percent(percent) })}>
        {format.number(amountIn(price))}
      </BigFigure>
      <ShareBar percent={percent} tone="primary.main" />
      <FigureRows rows={[{ label: t('cards.facts.budget'), value: format.number(amountIn(budget)) }]} />
    </>
  );
};

const Goals = ({ card }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const [completed, inProgress] = [amountIn(card.completed), amountIn(card.inProgress)];
  const percent = percentOf(completed, completed + inProgress);
  return (
    <>
      <BigFigure note={t('cards.facts.completed')}>{format.percent(percent)}</BigFigure>
      <ShareBar percent={percent} tone="kontor.tone.success" />
      <FigureRows
        rows={[
          { label: t('cards.facts.completed'), value: format.number(completed) },
          { label: t('cards.facts.in_progress'), value: format.number(inProgress) },
        ]}
      />
    </>
  );
};

const Revenue = ({ card }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const [now, before] = [amountIn(card.thisMonth), amountIn(card.lastMonth)];
  return (
    <>
      <BigFigure note={<Delta value={now} previous={before} />}>{format.number(now)}</BigFigure>
      <FigureRows
        rows={[
          { label: t('cards.facts.this_month'), value: format.number(now), percent: 100, tone: 'primary.main' },
          {
            label: t('cards.facts.last_month'),
            value: format.number(before),
            percent: percentOf(before, now),
            tone: 'kontor.tone.neutral',
          },
        ]}
      />
    </>
  );
};

const states = { finished: 'success', pending: 'warning', rejected: 'error' } as const;

const Orders = ({ card: { chart_info: info } }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  if (!info || Array.isArray(info)) return null;
  const parts = Object.entries(states).map(([key, tone]) => ({ key, tone, amount: info[key as keyof typeof states] }));
  const all = parts.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <>
      <BigFigure>{format.number(all)}</BigFigure>
      <Box sx={{ mt: 1 }}>
        <Strip parts={parts} />
      </Box>
      <FigureRows rows={parts.map(({ key, amount }) => ({ label: t(`cards.facts.${key}`), value: format.number(amount) }))} />
    </>
  );
};

const Devices = ({ card: { chart_info: info } }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const devices: DeviceUsage[] = Array.isArray(info) ? info : [];
  return (
    <FigureRows
      rows={devices.map(({ name, usage, upDown }) => ({
        label: t(`cards.facts.${name}`, { _: name }),
        value: format.percent(usage),
        percent: usage,
        tone: 'primary.main',
        end: <Change percent={upDown} />,
      }))}
    />
  );
};

const tones = ['info', 'success', 'warning'];

const Customers = ({ card: { listData = [] } }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  return (
    <>
      <BigFigure>{format.number(listData.reduce((sum, { result }) => sum + result, 0))}</BigFigure>
      <Box sx={{ mt: 1 }}>
        <Strip
          parts={listData.map(({ text, result }, index) => ({ key: text, amount: result, tone: tones[index] ?? 'neutral' }))}
        />
      </Box>
      <FigureRows
        rows={listData.map(({ text, result }) => ({
          label: t(`cards.facts.${text}`, { _: text }),
          value: format.number(result),
        }))}
      />
    </>
  );
};
