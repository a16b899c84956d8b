const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The day in an English date. Examples: `dayIn('Jan 10, 2020')` and `dayIn('10 Jan 2020 at 1:16 AM')` are `2020-01-10`. */
export function dayIn(text: string): string | undefined {
  const found = /(\d{1,2}) ([A-Za-z]{3})\w* (\d{4})/.exec(text.replace(/([A-Za-z]{3})\w* (\d{1,2}), (\d{4})/, '$2 $1 $3'));
  const month = months.indexOf((found?.[2] ?? '').toLowerCase()) + 1;
  if (!found || !month) return undefined;
  return `${found[3]}-${String(month).padStart(2, '0')}-${(found[1] ?? '').padStart(2, '0')}`;
}
