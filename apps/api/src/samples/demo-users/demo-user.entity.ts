import { defineEntity, p } from '@mikro-orm/core';
import { demoUserPlans, demoUserRoles, demoUserStatuses } from '@kontor/domain';

/** A person of the sample user list. */
const schema = defineEntity({
  name: 'DemoUser',
  tableName: 'demo_user',
  properties: {
    id: p.integer().primary().autoincrement(false),
    fullName: p.string().length(100),
    company: p.string().length(100),
    role: p.enum(demoUserRoles),
    username: p.string().length(50),
    country: p.string().length(100),
    contact: p.string().length(50),
    email: p.string().length(200),
    currentPlan: p.enum(demoUserPlans),
    status: p.enum(demoUserStatuses),
    avatar: p.text(),
    position: p.integer().index('demo_user_position_index'),
  },
});
export class DemoUser extends schema.class {}
schema.setClass(DemoUser);
