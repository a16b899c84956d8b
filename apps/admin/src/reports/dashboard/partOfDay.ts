export const partOfDay = (now: Date): 'morning' | 'day' | 'evening' =>
  now.getHours() < 11 ? 'morning' : now.getHours() < 18 ? 'day' : 'evening';

/** The calendar date on the reader's own clock. */
export const localDay = (now: Date): string =>
  [now.getFullYear(), String(now.getMonth() + 1).padStart(2, '0'), String(now.getDate()).padStart(2, '0')].join('-');
