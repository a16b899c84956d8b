import { allows, type KontorAbility, type Subject } from '@kontor/abilities';
import type { ProjectFigureKind } from '@kontor/domain';

type Belonging = { id: number; customerId: number; projectUserIds: readonly number[] };
type Right = readonly [subject: Subject, field?: string];

const needed = {
  hours: [['TimeEntry']],
  price: [['Project', 'budgetAmount']],
  billed: [
    ['Invoice', 'net'],
    ['CreditNote', 'net'],
  ],
  unbilledHours: [['TimeEntry', 'billingRate']],
  unbilledCosts: [
    ['Bill', 'lines'],
    ['Expense', 'unitPrice'],
  ],
  labour: [['TimeEntry', 'costRate']],
  purchases: [
    ['Bill', 'lines'],
    ['VendorCreditNote', 'lines'],
    ['Expense', 'amount'],
  ],
  stock: [['Item', 'unitCost']],
} as const satisfies Record<ProjectFigureKind | 'hours' | 'price', readonly Right[]>;

/** Says of each figure whether the actor may see it whole: everything of the project that it adds up, whoever wrote it. */
export function rightsOnProject(
  ability: KontorAbility,
  { id, customerId, projectUserIds }: Belonging,
): (figure: keyof typeof needed) => boolean {
  const record = { id, projectId: id, customerId, projectUserIds };
  return (figure) => needed[figure].every(([subject, field]: Right) => allows(ability, 'read', subject, record, field));
}
