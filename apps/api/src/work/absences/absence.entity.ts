import { defineEntity, p } from '@mikro-orm/core';
import { absenceKinds, absenceStatuses } from '@kontor/domain';
import { base } from '../../platform/orm/base.ts';
import { User } from '../../people/users/user.entity.ts';

const schema = defineEntity({
  name: 'Absence',
  tableName: 'absence',
  indexes: [
    { name: 'absence_user_index', properties: ['userId', 'firstDate'] },
    { name: 'absence_status_index', properties: ['status', 'firstDate', 'id'] },
  ],
  checks: [
    { name: 'absence_dates', expression: 'last_date >= first_date' },
    { name: 'absence_approved', expression: "status <> 'approved' or decided_at is not null" },
    { name: 'absence_refused', expression: "status <> 'refused' or remark is not null" },
  ],
  properties: {
    ...base,
    userId: () => p.manyToOne(User).mapToPk().joinColumn('user_id').deleteRule('restrict'),
    kind: p.enum(absenceKinds),
    firstDate: p.date(),
    lastDate: p.date(),
    note: p.text().nullable(),
    status: p.enum(absenceStatuses).default('asked'),
    decidedAt: p.datetime().nullable(),
    decidedById: () => p.manyToOne(User).mapToPk().joinColumn('decided_by_id').nullable().deleteRule('restrict').index(),
    remark: p.text().nullable(),
  },
});
export class Absence extends schema.class {}
schema.setClass(Absence);
