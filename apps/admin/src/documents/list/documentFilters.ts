import type { FilterSpec } from '../../platform/list/filters/FilterBar.tsx';
import type { ResourceName } from '../../platform/api/resource.ts';

type Words = (key: string) => string;

/** The filters of a document list. Periods and amounts have two ends, each with a chip of its own. */
export function documentFilters(resource: ResourceName, dates: readonly string[], t: Words): readonly FilterSpec[] {
  const field = (source: string) => t(`resources.${resource}.fields.${source}`);
  const ends = (source: string, kind: 'date' | 'number'): FilterSpec[] =>
    ['gte', 'lte'].map((end) => ({ source: `${source}_${end}`, label: field(source), kind }));
  return [
    { source: 'customerId', label: field('customerId'), kind: 'reference', reference: 'customers' },
    { source: 'projectId', label: field('projectId'), kind: 'reference', reference: 'projects' },
    ...dates.flatMap((date) => ends(date, 'date')),
    { source: 'currency', label: field('currency'), kind: 'select', choices: currencies.map((id) => ({ id, name: id })) },
    ...ends('total', 'number'),
  ];
}

const currencies = ['EUR', 'NOK', 'USD', 'SEK', 'DKK', 'PLN', 'GBP'];
