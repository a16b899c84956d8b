import type { RoleInput, RoleRecord } from '@kontor/domain';
import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import { defineResource } from '../../platform/api/resource.ts';
import { defineWords } from '../../platform/i18n/words.ts';

export const roleWords = defineWords(() => import('./messages.ts'));

declare module '../../platform/api/resource.ts' {
  interface Resources {
    roles: { record: RoleRecord; input: RoleInput };
  }
}

export const roles = defineResource({
  name: 'roles',
  subject: 'Role',
  names: {
    en: 'Role |||| Roles',
    lt: 'Vaidmuo |||| Vaidmenys |||| Vaidmenų',
    no: 'Rolle |||| Roller',
    gender: { lt: 'm', no: 'm' },
  },
  icon: ShieldOutlined,
  recordRepresentation: 'name',
  inputKeys: ['name', 'rights'],
  words: [roleWords],
  sort: { field: 'id', order: 'ASC' },
  list: () => import('./RoleList.tsx').then((m) => m.RoleList),
  create: () => import('./RoleCreate.tsx').then((m) => m.RoleCreate),
  edit: () => import('./RoleEdit.tsx').then((m) => m.RoleEdit),
  show: () => import('./RoleShow.tsx').then((m) => m.RoleShow),
  touches: ['users'],
  menu: { group: 'administration', place: 40 },
});
