import { defineEntity, p } from '@mikro-orm/core';
import type { DashboardPanel } from '@kontor/domain';
import { User } from '../../../people/users/user.entity.ts';

/** How a person has arranged the dashboard; none is the usual order. */
const schema = defineEntity({
  name: 'DashboardLayout',
  tableName: 'dashboard_layout',
  properties: {
    userId: () => p.manyToOne(User).mapToPk().primary().joinColumn('user_id').deleteRule('cascade'),
    panels: p.array<DashboardPanel>(),
    hidden: p.array<DashboardPanel>(),
  },
});
export class DashboardLayout extends schema.class {}
schema.setClass(DashboardLayout);
