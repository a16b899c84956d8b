import { defineSubject } from '../../platform/subjects/subject.ts';
import { Role } from './role.entity.ts';

export const roleSubject = defineSubject({
  entity: Role,
  constraints: {
    role_name_unique: { code: 'role.name_in_use', field: 'name' },
  },
});
