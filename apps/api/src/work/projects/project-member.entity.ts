import { defineEntity, p } from '@mikro-orm/core';
import { Project } from './project.entity.ts';
import { ratedMember } from '../../firm/dated-rates/dated-rate.entity.ts';
import { base, money } from '../../platform/orm/base.ts';
import { User } from '../../people/users/user.entity.ts';

const schema = defineEntity({
  name: 'ProjectMember',
  tableName: 'project_member',
  uniques: [{ name: 'project_member_unique', properties: ['projectId', 'userId'] }],
  properties: {
    ...base,
    projectId: () => p.manyToOne(Project).mapToPk().joinColumn('project_id').deleteRule('cascade'),
    userId: () => p.manyToOne(User).mapToPk().joinColumn('user_id').deleteRule('restrict').index(),
    hourlyRate: money().nullable(),
  },
});
export class ProjectMember extends schema.class {}
schema.setClass(ProjectMember);
ratedMember.is(ProjectMember);
