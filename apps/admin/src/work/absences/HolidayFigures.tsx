import { useQuery } from '@tanstack/react-query';
import type { HolidayBalance } from '@kontor/domain';
import { Box, Card, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { myId } from '../../platform/api/session/myId.ts';
import { useFormat } from '../../platform/format/useFormat.ts';

/** The reader's own days of holiday this year. */
export const HolidayFigures = () => {
  const t = useTranslate();
  const format = useFormat();
  const kontor = useKontor();
  const { data } = useQuery({
    queryKey: ['absences', 'balance', myId()],
    queryFn: ({ signal }) => kontor.call<HolidayBalance>('GET', '/absences/balance', { signal }),
  });
  if (!data) return null;
  const title = t('absences.balance.title', { year: String(data.year) });
  const figures = [
    ['entitled', data.entitledDays],
    ['taken', data.takenDays],
    ['planned', data.plannedDays],
    ['asked', data.askedDays],
    ['left', data.leftDays],
  ] as const;
  return (
    <Card component="section" aria-label={title} sx={{ p: { xs: 2, sm: 2.5 }, my: 2 }}>
      <Typography variant="overline" component="h2" color="textSecondary">
        {title}
      </Typography>
      <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, m: 0 }}>
        {figures.map(([name, days]) => (
          <Box key={name}>
            <Typography component="dt" variant="caption" color="textSecondary">
              {t(`absences.balance.${name}`)}
            </Typography>
            <Typography
              component="dd"
              sx={{ m: 0, fontVariantNumeric: 'tabular-nums', fontWeight: name === 'left' ? 650 : undefined }}
            >
              {format.number(days)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  );
};
