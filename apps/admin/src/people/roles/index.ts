import type { RoleInput, RoleRecord } from '@kontor/domain';
import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import { page } from '../../platform/page/page.ts';
import { defineResource } from '../../platform/api/resource.ts';

declare module '../../platform/api/resource.ts' {
  interface Resources {
    roles: { record: RoleRecord; input: RoleInput };
  }
}

export const roles = defineResource({
  name: 'roles',
  subject: 'Role',
  names: { en: 'Role |||| Roles', lt: 'Vaidmuo |||| Vaidmenys |||| Vaidmenų', no: 'Rolle |||| Roller' },
  icon: ShieldOutlined,
  recordRepresentation: 'name',
  inputKeys: ['name', 'rights'],
  list: page(() => import('./RoleList.tsx').then((m) => m.RoleList)),
  create: page(() => import('./RoleCreate.tsx').then((m) => m.RoleCreate)),
  edit: page(() => import('./RoleEdit.tsx').then((m) => m.RoleEdit)),
  show: page(() => import('./RoleShow.tsx').then((m) => m.RoleShow)),
  touches: ['users'],
  menu: { group: 'administration', place: 40 },
});
