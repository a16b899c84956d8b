import type { WorkingDay } from '@kontor/domain';
import { useTranslate } from 'react-admin';

/** Why a day has another target than usual, in words: its public holidays, an absence, or the holiday that follows. */
export function useDayNote(): (day: WorkingDay | undefined) => string | undefined {
  const t = useTranslate();
  return (day) => {
    if (!day) return undefined;
    const { absence, holidays, isShortened } = day;
    if (holidays.length > 0) return holidays.map((key) => t(`timeSheets.holidays.${key}`)).join(', ');
    if (absence) return t(`timeSheets.working.absence.${absence}`);
    return isShortened ? t('timeSheets.working.shortened') : undefined;
  };
}
