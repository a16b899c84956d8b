import { Box, ButtonBase, Skeleton, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { useFirst } from '../../../platform/list/useFirst.tsx';
import { EntryButton } from './EntryButton.tsx';
import { inOrder, isOn } from '../entries.ts';
import { useEntryWords } from '../useEntryWords.ts';
import type { ViewProps } from './views.ts';

const atOnce = 40;

/** The days that have entries, one below the other. */
export const ListView = memo(({ days, entries, isComing, today, onCreate, onOpen, onShift }: ViewProps) => {
  const t = useTranslate();
  const format = useFormat();
  const words = useEntryWords();
  const { first, more } = useFirst(
    days.flatMap((day) =>
      entries
        .filter((entry) => isOn(entry, day))
        .sort(inOrder)
        .map((entry) => ({ day, entry })),
    ),
    atOnce,
  );
  const full = days.map((day) => ({ day, told: first.filter((one) => one.day === day) })).filter(({ told }) => told.length > 0);
  if (full.length === 0 && isComing) return <Skeleton variant="rectangular" height={240} sx={{ m: 2, borderRadius: 1 }} />;
  if (full.length === 0)
    return (
      <Typography color="textSecondary" sx={{ px: 2, py: 6, textAlign: 'center' }}>
        {t('calendar.nothing')}
      </Typography>
    );
  return (
    <Box sx={{ px: 2, pb: 2, contentVisibility: 'auto' }}>
      {full.map(({ day, told }) => (
        <Box key={day} component="section" sx={{ pt: 1.5 }}>
          <Typography component="h2" variant="subtitle2" color={day === today ? 'primary' : undefined} sx={{ mb: 0.5 }}>
            <ButtonBase
              onClick={() => onCreate({ first: day, last: day, from: null, to: null })}
              sx={{ font: 'inherit', borderRadius: 1, minHeight: 24 }}
            >
              {format.longDate(day)}
              <span style={visuallyHidden}>{`: ${t('calendar.add_on', { day: format.longDate(day) })}`}</span>
            </ButtonBase>
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
            {told.map(({ entry }) => (
              <Box component="li" key={entry.key} sx={{ minWidth: 0 }}>
                <EntryButton
                  entry={entry}
                  step={{ days: 7, minutes: 0 }}
                  onOpen={onOpen}
                  onShift={onShift}
                  sx={{ width: '100%', minHeight: 40, px: 1, gap: 1.5, fontSize: '0.875rem', lineHeight: '20px' }}
                >
                  <Box component="span" sx={{ flex: '0 0 auto', width: { xs: 96, sm: 120 }, fontVariantNumeric: 'tabular-nums' }}>
                    {entry.from === null || entry.to === null || entry.first !== entry.last
                      ? t('calendar.all_day')
                      : `${words.clock(entry.from)} – ${words.clock(entry.to)}`}
                  </Box>
                  <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere', fontWeight: 600 }}>
                    <bdi>{words.title(entry)}</bdi>
                  </Box>
                  <Box component="span" sx={{ ml: 'auto', flexShrink: 0, display: { xs: 'none', sm: 'block' } }}>
                    {t(`calendar.lists.${entry.list}`)}
                  </Box>
                </EntryButton>
              </Box>
            ))}
          </Box>
        </Box>
      ))}
      {more}
    </Box>
  );
});
ListView.displayName = 'ListView';
