import type { Dashboard } from '@kontor/domain';
import { Box, Typography, useTheme } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { asLanguage, intlTag } from '../i18n/languages.ts';
import { useFormat } from '../shared/useFormat.ts';

type Month = NonNullable<Dashboard['cash']>[number];
type Props = { cash: Month[]; currency: string; height: number };

export const CashChart = ({ cash, currency, height }: Props) => {
  const t = useTranslate();
  const { palette } = useTheme();
  const tag = intlTag[asLanguage(useLocale())];
  const shortMonth = new Intl.DateTimeFormat(tag, { month: 'short', timeZone: 'UTC' });
  const compact = new Intl.NumberFormat(tag, { notation: 'compact', maximumFractionDigits: 1 });
  const tick = { fontSize: 12, fill: palette.text.secondary };
  const bar = { radius: [3, 3, 0, 0] as [number, number, number, number], maxBarSize: 22, isAnimationActive: false };
  return (
    <Box role="img" aria-label={t('dashboard.cash.described')} dir="ltr" sx={{ mx: -1 }}>
      <ResponsiveContainer width="100%" height={height}>
        <BarChart data={cash} barGap={2} accessibilityLayer={false} margin={{ top: 8, right: 4, left: 0, bottom: 0 }}>
          <CartesianGrid vertical={false} stroke={palette.divider} />
          <XAxis
            dataKey="month"
            tick={tick}
            tickLine={false}
            axisLine={{ stroke: palette.divider }}
            tickFormatter={(month: string) => shortMonth.format(new Date(`${month}-01T00:00:00Z`))}
          />
          <YAxis
            tick={tick}
            tickLine={false}
            axisLine={false}
            width="auto"
            tickFormatter={(value: number) => compact.format(value)}
          />
          <Tooltip
            cursor={{ fill: palette.action.hover }}
            isAnimationActive={false}
            content={({ active, payload }) => {
              const month = payload[0]?.payload as Month | undefined;
              return active && month ? <MonthCard month={month} currency={currency} /> : null;
            }}
          />
          <Bar dataKey="invoiced" fill={palette.kontor.chart[0]} {...bar} />
          <Bar dataKey="received" fill={palette.kontor.chart[2]} {...bar} />
        </BarChart>
      </ResponsiveContainer>
    </Box>
  );
};

const MonthCard = ({ month, currency }: { month: Month; currency: string }) => {
  const t = useTranslate();
  const format = useFormat();
  return (
    <Box sx={{ bgcolor: 'kontor.raised', border: 1, borderColor: 'divider', borderRadius: 1, px: 1.5, py: 1, boxShadow: 4 }}>
      <Typography variant="body2" sx={{ fontWeight: 650 }}>
        {format.month(`${month.month}-01`)}
      </Typography>
      {(['invoiced', 'received'] as const).map((name) => (
        <Typography key={name} variant="body2" sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}>
          <span>{t(`dashboard.cash.${name}`)}</span>
          <b style={{ fontVariantNumeric: 'tabular-nums' }}>{format.money(month[name], currency)}</b>
        </Typography>
      ))}
    </Box>
  );
};
