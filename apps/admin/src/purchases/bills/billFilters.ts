import { currencyCodes } from '../../platform/inputs/codes.ts';
import type { FilterSpec } from '../../platform/list/filters/FilterBar.tsx';

type Words = (key: string) => string;

/** The filters of the list of bills. Periods and amounts have two ends, each with a chip of its own. */
export function billFilters(t: Words, categories: readonly { id: number; name: string }[], amounts: boolean): FilterSpec[] {
  const field = (source: string) => t(`resources.bills.fields.${source}`);
  const ends = (source: string, kind: 'date' | 'number'): FilterSpec[] =>
    ['gte', 'lte'].map((end) => ({ source: `${source}_${end}`, label: field(source), kind }));
  const flag = (source: string): FilterSpec => ({ source, label: field(source), kind: 'boolean' });
  return [
    { source: 'vendorId', label: field('vendorId'), kind: 'reference', reference: 'vendors' },
    { source: 'projectId', label: field('projectId'), kind: 'reference', reference: 'projects' },
    { source: 'customerId', label: field('customerId'), kind: 'reference', reference: 'customers' },
    {
      source: 'categoryId',
      label: field('categoryId'),
      kind: 'select',
      choices: categories.map(({ id, name }) => ({ id: String(id), name })),
    },
    flag('billable'),
    flag('billed'),
    flag('billHasInvoice'),
    flag('hasPaper'),
    ...ends('billDate', 'date'),
    ...ends('dueDate', 'date'),
    {
      source: 'currency',
      label: field('currency'),
      kind: 'select',
      choices: currencyCodes().map((id) => ({ id, name: id })),
    },
    ...(amounts ? ends('total', 'number') : []),
  ];
}
