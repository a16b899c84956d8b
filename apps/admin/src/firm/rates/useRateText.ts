import type { DatedRate } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { useToday } from '../../platform/api/useToday.ts';
import { useFormat } from '../../platform/format/useFormat.ts';

type Rated = { currentRate: number | null; rates: readonly DatedRate[] };

/** "€85.00 · €95.00 from 1 Jan 2027": today's rate and future ones; null where another rate decides. */
export function useRateText(): (rated: Rated, currency: string | undefined, now?: (amount: string) => string) => string | null {
  const t = useTranslate();
  const format = useFormat();
  const today = useToday();
  return ({ currentRate, rates }, currency, now = (amount) => amount) => {
    const later = rates.flatMap(({ validFrom, hourlyRate }) => {
      if (validFrom <= today) return [];
      const date = format.date(validFrom);
      return [
        hourlyRate === null ? t('rates.ended', { date }) : t('rates.later', { amount: format.money(hourlyRate, currency), date }),
      ];
    });
    return [...(currentRate === null ? [] : [now(format.money(currentRate, currency))]), ...later].join(' · ') || null;
  };
}
