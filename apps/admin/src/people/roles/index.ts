import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import { page } from '../../platform/page/page.ts';
import { defineResource } from '../../platform/api/resourceModule.ts';

export const roles = defineResource({
  name: 'roles',
  icon: ShieldOutlined,
  recordRepresentation: 'name',
  inputKeys: ['name', 'rights'],
  list: page(() => import('./RoleList.tsx').then((m) => m.RoleList)),
  create: page(() => import('./RoleCreate.tsx').then((m) => m.RoleCreate)),
  edit: page(() => import('./RoleEdit.tsx').then((m) => m.RoleEdit)),
  show: page(() => import('./RoleShow.tsx').then((m) => m.RoleShow)),
});
