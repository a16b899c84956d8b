/** Reports that stand beside each other as tabs; the first of them is in the menu. */
export const reportTabs: readonly (readonly string[])[] = [
  ['income', 'receivables'],
  ['expenses', 'payables'],
  ['profit', 'taxSummary'],
  ['workHour', 'utilisation'],
];

/** The addresses that the entry of a report in the menu leads to besides its own. */
export const besides = (name: string): string[] =>
  (reportTabs.find(([first]) => first === name) ?? []).slice(1).map((report) => `/reports/${report}`);
