import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined';
import { page } from '../shared/page.ts';
import { defineResource } from '../shared/resourceModule.ts';

export const users = defineResource({
  name: 'users',
  icon: ManageAccountsOutlined,
  recordRepresentation: 'displayName',
  inputKeys: ['hourlyRate', 'costRate'],
  list: page(() => import('./UserList.tsx').then((m) => m.UserList)),
  show: page(() => import('./UserShow.tsx').then((m) => m.UserShow)),
});
