import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useToday } from '../../platform/api/useToday.ts';
import { Amounts } from '../../platform/format/Amounts.tsx';
import { DateField, DurationField, MoneyField } from '../../platform/format/fields.tsx';
import { Face } from '../../platform/format/Face.tsx';
import { Ltr } from '../../platform/format/Ltr.tsx';
import { Nothing } from '../../platform/format/Nothing.tsx';
import { PhoneLink } from '../../platform/format/PhoneLink.tsx';
import { StatusChip, statusNames } from '../../platform/format/StatusChip.tsx';
import { Unbroken } from '../../platform/format/Unbroken.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';
import { Facts } from '../../platform/record/Facts.tsx';
import { KeyFigures } from '../../platform/record/KeyFigures.tsx';
import { BigFigure } from '../../platform/report/BigFigure.tsx';
import { Change, Delta } from '../../platform/report/Delta.tsx';
import { Figure } from '../../platform/report/Figure.tsx';
import { FigureRows } from '../../platform/report/FigureRows.tsx';
import { Panel } from '../../platform/report/Panel.tsx';
import { Sparkline } from '../../platform/report/Sparkline.tsx';
import { RichText } from '../../platform/richText/RichText.tsx';
import { Columns, Row } from './Columns.tsx';

const example = { id: 0, amount: -1234.5, currency: 'NOK', minutes: 165, nothing: null };

const amounts = [
  { currency: 'EUR', amount: 1234.5 },
  { currency: 'NOK', amount: 9876.5 },
];

/** Statuses, amounts, dates and names as they are written, and the cards for figures. */
export const Values = () => {
  const t = useTranslate();
  const format = useFormat();
  const today = useToday();
  const money = (value: number) => format.money(value, 'EUR');
  return (
    <Columns>
      <Panel title={t('uiKit.values.status')} subtitle={t('uiKit.values.status_text')}>
        <Row>
          {statusNames.map((status) => (
            <StatusChip key={status} status={status} />
          ))}
          <StatusChip status="dueIn" count={30} />
          <StatusChip status="overdue" count={5} />
        </Row>
      </Panel>
      <Panel title={t('uiKit.values.written')}>
        <Facts
          facts={[
            { label: t('uiKit.values.amount'), value: money(1234.5) },
            { label: t('uiKit.values.loss'), value: money(-1234.5) },
            { label: t('uiKit.values.amounts'), value: <Amounts of={amounts} /> },
            { label: t('uiKit.values.number'), value: format.number(1234567.89) },
            { label: t('uiKit.values.percent'), value: format.percent(12.5) },
            { label: t('uiKit.values.date'), value: format.date(today) },
            { label: t('uiKit.values.long_date'), value: format.longDate(today) },
            { label: t('uiKit.values.ago'), value: format.relative(today) },
            { label: t('uiKit.values.duration'), value: format.duration(165) },
            { label: t('uiKit.values.clock'), value: format.clock(165) },
            { label: t('uiKit.values.size'), value: format.fileSize(1_234_567) },
            { label: t('uiKit.values.phone'), value: <PhoneLink number="+370 600 00000" /> },
            { label: t('uiKit.values.code'), value: <Ltr>INV-2026-0042</Ltr> },
            { label: t('uiKit.values.none'), value: <Nothing /> },
            { label: t('uiKit.values.notes'), value: t('uiKit.values.long_text'), wide: true },
          ]}
        />
      </Panel>
      <Panel title={t('uiKit.values.fields')} subtitle={t('uiKit.values.fields_text')}>
        <Facts
          facts={[
            { label: t('uiKit.values.amount'), value: <MoneyField record={example} source="amount" /> },
            { label: t('uiKit.values.none'), value: <MoneyField record={example} source="nothing" /> },
            { label: t('uiKit.values.duration'), value: <DurationField record={example} source="minutes" /> },
            { label: t('uiKit.values.date'), value: <DateField record={{ ...example, date: today }} source="date" /> },
            { label: t('uiKit.values.ago'), value: <DateField record={{ ...example, date: today }} source="date" relative /> },
            {
              label: t('uiKit.values.change'),
              value: [12.5, 0, -8].map((percent) => <Change key={percent} percent={percent} />),
            },
            { label: t('uiKit.values.unbroken'), value: <Unbroken text={t('uiKit.values.unbroken_text')} />, wide: true },
            { label: t('uiKit.values.stored'), value: <RichText html={t('uiKit.values.stored_text')} />, wide: true },
          ]}
        />
      </Panel>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <KeyFigures
          label={t('uiKit.values.figures')}
          figures={[
            { label: t('uiKit.values.amount'), value: money(48_210), hint: t('uiKit.values.hint') },
            { label: t('kontor.status.overdue'), value: money(2_150), tone: 'error' },
            { label: t('kontor.status.pending'), value: money(6_400), tone: 'warning' },
            { label: t('kontor.status.paid'), value: money(18_250), tone: 'success' },
          ]}
        />
      </Box>
      <Panel title={t('uiKit.values.cards')} subtitle={t('uiKit.values.cards_text')}>
        <BigFigure note={<Delta value={105} previous={100} />}>{format.number(2700)}</BigFigure>
        <FigureRows
          rows={[
            { label: t('cards.facts.completed'), value: format.percent(70), percent: 70, tone: 'kontor.tone.success' },
            { label: t('cards.facts.in_progress'), value: format.percent(30), percent: 30, tone: 'primary.main' },
            { label: t('cards.facts.budget'), value: format.number(56_800), end: <Delta value={95} previous={100} /> },
          ]}
        />
      </Panel>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Figure
          label={t('cards.names.revenue')}
          value={money(97_500)}
          delta={{ value: 97_500, previous: 90_000 }}
          note={t('cards.facts.last_month')}
          chart={<Sparkline values={[350, 275, 400, 300, 350, 300, 450]} colour={0} />}
        />
        <Panel title={t('uiKit.values.people')}>
          <Row>
            {['Ieva Kazlauskienė', 'Jonas', 'Ola Nordmann'].map((name, index) => (
              <Box key={name} sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, marginInlineEnd: 2 }}>
                <Face name={name} size={[48, 40, 28][index]} />
                <Typography variant="body2">{name}</Typography>
              </Box>
            ))}
          </Row>
        </Panel>
      </Box>
    </Columns>
  );
};
