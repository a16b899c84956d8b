import type { MilestoneRecord } from '@kontor/domain';
import { alphabetic, columnsOf } from '../../platform/rest/columns-of.ts';
import { listOf } from '../../platform/rest/list.ts';
import { from } from '../../platform/rest/table.ts';
import { Milestone } from './milestone.entity.ts';

const m = from(Milestone, 'm');

export const milestoneList = listOf<MilestoneRecord>('milestones', m, {
  columns: columnsOf(m, { name: alphabetic }),
  search: ['name'],
  sort: ['dueDate', 'ASC'],
});
