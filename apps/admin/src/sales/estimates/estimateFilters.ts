import type { FilterSpec } from '../../platform/list/filters/FilterBar.tsx';

/** The chips of the list of estimates. Periods and amounts are two ends, each a chip of its own. */
export function estimateFilters(t: (key: string) => string): readonly FilterSpec[] {
  const field = (source: string) => t(`resources.estimates.fields.${source.replace(/_\w+$/, '')}`);
  const ends = (source: string, kind: 'date' | 'number'): FilterSpec[] =>
    ['gte', 'lte'].map((end) => ({ source: `${source}_${end}`, label: field(source), kind }));
  return [
    { source: 'customerId', label: field('customerId'), kind: 'reference', reference: 'customers' },
    { source: 'projectId', label: field('projectId'), kind: 'reference', reference: 'projects' },
    ...ends('estimateDate', 'date'),
    ...ends('expiryDate', 'date'),
    ...ends('total', 'number'),
  ];
}
