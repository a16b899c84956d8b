/** Parses a time of day: null when empty, undefined for nonsense. Example: `parseTime('9.30')` is 570. */
export function parseTime(text: string): number | null | undefined {
  const typed = text.trim();
  if (!typed) return null;
  const [, hours, minutes = '0'] = /^(\d{1,2})(?:[:. ]?([0-5]\d))?$/.exec(typed) ?? [];
  if (hours === undefined) return undefined;
  const at = Number(hours) * 60 + Number(minutes);
  return at <= 1440 ? at : undefined;
}

/** Example: `writeTime(570)` is `09:30`. */
export const writeTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
