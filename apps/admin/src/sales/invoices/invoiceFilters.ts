import type { FilterSpec } from '../../platform/list/filters/FilterBar.tsx';

type Words = (key: string) => string;
const currencies = ['EUR', 'NOK', 'USD', 'SEK', 'DKK', 'PLN', 'GBP'];

/** The chips of the invoice list. Periods and amounts are two ends, each a chip of its own. */
export function invoiceFilters(t: Words): readonly FilterSpec[] {
  const field = (source: string) => t(`resources.invoices.fields.${source.replace(/_\w+$/, '')}`);
  const ends = (source: string, kind: 'date' | 'number'): FilterSpec[] =>
    ['gte', 'lte'].map((end) => ({ source: `${source}_${end}`, label: field(source), kind }));
  return [
    { source: 'customerId', label: field('customerId'), kind: 'reference', reference: 'customers' },
    { source: 'projectId', label: field('projectId'), kind: 'reference', reference: 'projects' },
    ...ends('invoiceDate', 'date'),
    ...ends('dueDate', 'date'),
    { source: 'currency', label: field('currency'), kind: 'select', choices: currencies.map((id) => ({ id, name: id })) },
    ...ends('total', 'number'),
  ];
}
