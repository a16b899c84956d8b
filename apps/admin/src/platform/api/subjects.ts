const special: Record<string, string> = {
  timeSheets: 'TimeEntry',
  settings: 'Organisation',
  dashboard: 'Dashboard',
  // For everybody who works here; what a client sees is another question.
  todo: 'Dashboard',
  reports: 'Report',
  audit: 'Audit',
  logs: 'ErrorLog',
  numberSeries: 'NumberSeries',
};

/** The subject of the ability rules behind a resource. Example: `subjectOf('taxRates')` is `TaxRate`. */
export function subjectOf(resource: string): string {
  const known = special[resource];
  if (known) return known;
  const one = resource.replace(/ies$/, 'y').replace(/s$/, '');
  return one.charAt(0).toUpperCase() + one.slice(1);
}

const paths: Record<string, string> = { timeSheets: 'time-entries', settings: 'organisation', logs: 'error-logs' };

/** The path of a resource in the API. Example: `pathOf('retainerInvoices')` is `retainer-invoices`. */
export const pathOf = (resource: string): string =>
  paths[resource] ?? resource.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
