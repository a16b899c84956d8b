import { agedOn, minorUnits, negate, type Account, type AccountEntry } from '@kontor/domain';
import { Box, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useToday } from '../../platform/api/useToday.ts';
import { useFormat } from '../../platform/format/useFormat.ts';

type Aged = Pick<Account<AccountEntry<string>>, 'ages' | 'credit' | 'currency'>;

/** The ages of amounts outstanding on the last day, or today while the period is not over; hidden when nothing is. */
export const StatementAges = ({ statement: { ages, credit, currency }, on }: { statement: Aged; on: string }) => {
  const t = useTranslate();
  const id = useId();
  const format = useFormat();
  const today = useToday();
  if (ages.every(({ amount }) => amount === 0)) return null;
  const figures = [
    ...ages.map(({ bucket, amount }) => ({ name: t(`statement.ages.${bucket}`), amount })),
    ...(credit ? [{ name: t('statement.ages.credit'), amount: negate(credit) }] : []),
  ];
  return (
    <Box sx={{ mt: 2.5 }}>
      <Typography variant="subtitle2" component="h3" id={id}>
        {t('statement.ages.title', { date: format.date(agedOn(on, today)), currency })}
      </Typography>
      <Box component="dl" aria-labelledby={id} sx={list}>
        {figures.map(({ name, amount }) => (
          <div key={name}>
            <Typography variant="caption" component="dt" color="textSecondary">
              {name}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums', fontWeight: amount ? 600 : 400 }}>
              {format.number(amount, minorUnits(currency))}
            </Typography>
          </div>
        ))}
      </Box>
    </Box>
  );
};

const list = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(104px, 1fr))',
  gap: 1.5,
  m: 0,
  mt: 0.75,
} as const;
