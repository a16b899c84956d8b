import { expenseKinds, expensePayers } from '@kontor/domain';
import { currencyCodes } from '../../platform/inputs/codes.ts';
import type { FilterSpec } from '../../platform/list/filters/FilterBar.tsx';

type Words = (key: string) => string;
type Options = { categories: readonly { id: number; name: string }[]; amounts: boolean; people: boolean };

/** The filters of the list of expenses. Periods and amounts have two ends, each with a chip of its own. */
export function expenseFilters(t: Words, { categories, amounts, people }: Options): FilterSpec[] {
  const field = (source: string) => t(`resources.expenses.fields.${source}`);
  const ends = (source: string, kind: 'date' | 'number'): FilterSpec[] =>
    ['gte', 'lte'].map((end) => ({ source: `${source}_${end}`, label: field(source), kind }));
  const flag = (source: string): FilterSpec => ({ source, label: field(source), kind: 'boolean' });
  const one = (source: string, choices: { id: string; name: string }[]): FilterSpec => ({
    source,
    label: field(source),
    kind: 'select',
    choices,
  });
  return [
    ...(people ? [{ source: 'userId', label: field('userId'), kind: 'reference', reference: 'users' } as const] : []),
    ...ends('expenseDate', 'date'),
    one(
      'categoryId',
      categories.map(({ id, name }) => ({ id: String(id), name })),
    ),
    { source: 'projectId', label: field('projectId'), kind: 'reference', reference: 'projects' },
    { source: 'customerId', label: field('customerId'), kind: 'reference', reference: 'customers' },
    one(
      'paidBy',
      expensePayers.map((id) => ({ id, name: t(`expenses.payers.${id}`) })),
    ),
    one(
      'kind',
      expenseKinds.map((id) => ({ id, name: t(`expenses.kinds.${id}`) })),
    ),
    flag('billable'),
    flag('billed'),
    flag('hasPaper'),
    one(
      'currency',
      currencyCodes().map((id) => ({ id, name: id })),
    ),
    ...(amounts ? ends('amount', 'number') : []),
  ];
}
