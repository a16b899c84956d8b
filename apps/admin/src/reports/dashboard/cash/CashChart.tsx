import type { Dashboard } from '@kontor/domain';
import { Box, Tooltip, Typography } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { asLanguage, intlTag } from '../../../platform/i18n/languages.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { scaleOf } from '../../../platform/report/scaleOf.ts';

type Month = NonNullable<Dashboard['cash']>[number];
export type CashSeries = { name: 'invoicedTotal' | 'received' | 'paid'; colour: number };
type Props = { cash: Month[]; series: readonly CashSeries[]; currency: string; height: number };

/** All with tax. Who may not read what was paid compares what came with what was asked for. */
export const seriesOf = (cash: readonly Month[]): readonly CashSeries[] =>
  cash.some(({ paid }) => paid !== null)
    ? [
        { name: 'received', colour: 0 },
        { name: 'paid', colour: 1 },
      ]
    : [
        { name: 'invoicedTotal', colour: 0 },
        { name: 'received', colour: 2 },
      ];
const feet = 24;

/** Two bars for each month, drawn as boxes: a chart library would weigh a third of the page. */
export const CashChart = ({ cash, series, currency, height }: Props) => {
  const t = useTranslate();
  const tag = intlTag[asLanguage(useLocale())];
  const compact = new Intl.NumberFormat(tag, { notation: 'compact', maximumFractionDigits: 1 });
  const { low, high, ticks } = scaleOf(cash.flatMap((month) => series.map(({ name }) => month[name] ?? 0)));
  const [first, second] = series.map(({ name }) => t(`dashboard.cash.${name}`));
  const up = (value: number): string => `${((value - low) / (high - low)) * 100}%`;
  return (
    <Box
      role="img"
      aria-label={t('dashboard.cash.described', { first, second })}
      dir="ltr"
      sx={{ display: 'flex', height, pt: 1, pb: `${feet}px` }}
    >
      <Box sx={{ display: 'grid', ...small, textAlign: 'end', pr: 1 }}>
        {ticks.map((value) => (
          <Box
            key={value}
            component="span"
            sx={{ gridArea: '1 / 1', alignSelf: 'end', position: 'relative', bottom: up(value), height: 0, lineHeight: 0 }}
          >
            {compact.format(value)}
          </Box>
        ))}
      </Box>
      <Box sx={{ position: 'relative', flex: 1, display: 'flex' }}>
        {ticks.map((value) => (
          <Box key={value} sx={{ ...line, bottom: up(value) }} />
        ))}
        {cash.map((month) => (
          <MonthBars
            key={month.month}
            month={month}
            series={series}
            currency={currency}
            zero={up(0)}
            heightOf={(value) => up(low + Math.abs(value))}
          />
        ))}
      </Box>
    </Box>
  );
};

type CardProps = { month: Month; series: readonly CashSeries[]; currency: string };
type BarsProps = CardProps & { zero: string; heightOf: (value: number) => string };

const MonthBars = ({ month, series, currency, zero, heightOf }: BarsProps) => {
  const format = useFormat();
  return (
    <Tooltip
      title={<MonthCard month={month} series={series} currency={currency} />}
      placement="top"
      disableInteractive
      slotProps={{ tooltip: { sx: card } }}
    >
      <Box
        sx={{
          position: 'relative',
          flex: 1,
          minWidth: 0,
          borderRadius: 1,
          '&:hover': { bgcolor: 'action.hover' },
          '&:nth-of-type(even) > .month': { visibility: 'visible' },
        }}
      >
        {series.map(({ name, colour }, index) => {
          const value = month[name] ?? 0;
          return (
            <Box
              key={name}
              sx={(theme) => ({
                position: 'absolute',
                width: 'min(22px, 38%)',
                [index === 0 ? 'right' : 'left']: 'calc(50% + 1px)',
                height: heightOf(value),
                [value < 0 ? 'top' : 'bottom']: value < 0 ? `calc(100% - ${zero})` : zero,
                borderRadius: value < 0 ? '0 0 3px 3px' : '3px 3px 0 0',
                bgcolor: theme.palette.kontor.chart[colour],
              })}
            />
          );
        })}
        <Box className="month" sx={{ ...small, ...foot }}>
          {format.monthName(`${month.month}-01`)}
        </Box>
      </Box>
    </Tooltip>
  );
};

const MonthCard = ({ month, series, currency }: CardProps) => {
  const t = useTranslate();
  const format = useFormat();
  return (
    <>
      <Typography variant="body2" sx={{ fontWeight: 650 }}>
        {format.month(`${month.month}-01`)}
      </Typography>
      {series.map(({ name }) => (
        <Typography key={name} variant="body2" sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}>
          <span>{t(`dashboard.cash.${name}`)}</span>
          <b style={{ fontVariantNumeric: 'tabular-nums' }}>{format.money(month[name], currency)}</b>
        </Typography>
      ))}
    </>
  );
};

const small = { fontSize: '0.75rem', color: 'text.secondary', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const;
const line = { position: 'absolute', insetInline: 0, borderTop: 1, borderColor: 'divider' } as const;
/** On a phone every second month is labelled. */
const foot = {
  position: 'absolute',
  top: '100%',
  left: '50%',
  transform: 'translateX(-50%)',
  lineHeight: `${feet}px`,
  visibility: { xs: 'hidden', sm: 'visible' },
} as const;
const card = {
  bgcolor: 'kontor.raised',
  color: 'text.primary',
  border: 1,
  borderColor: 'divider',
  px: 1.5,
  py: 1,
  boxShadow: 4,
  maxWidth: 'none',
};
