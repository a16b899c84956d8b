import type { MilestoneInput } from '@kontor/domain';
import type { Maker } from '../../../test/money/records.ts';
import type { RowCase } from '../../../test/row-cases.ts';

const milestone = { name: 'Delivery', dueDate: '2026-12-31', isDone: false } as const satisfies Omit<MilestoneInput, 'projectId'>;

/** What the walk over all operations sends to make one. */
export const makers: Record<string, Maker> = {
  milestones: async ({ projectId }) => ({ projectId, ...milestone, amount: 2987.37 }),
};

export const rowCase: RowCase = [
  'Milestone',
  'milestones',
  { isDone: false },
  () => ({ projectId: 1, ...milestone }),
  { isDone: true },
];
