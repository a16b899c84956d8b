import type { TimeWeekRecord } from '@kontor/domain';

/** Where the hours of a week are typed and decided about. */
export const pathOfWeek = ({ userId, weekStart }: Pick<TimeWeekRecord, 'userId' | 'weekStart'>): string =>
  `/timeSheets/index?tab=week&week=${weekStart}&userId=${userId}`;
