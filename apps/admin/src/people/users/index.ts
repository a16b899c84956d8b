import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined';
import PaidOutlined from '@mui/icons-material/PaidOutlined';
import { page } from '../../platform/page/page.ts';
import { defineResource, type ResourceModule } from '../../platform/api/resourceModule.ts';

/** Rates and documents have no pages: they are kept on the page of their person. */
export const users: readonly ResourceModule[] = [
  defineResource({
    name: 'users',
    icon: ManageAccountsOutlined,
    recordRepresentation: 'displayName',
    inputKeys: [
      'email',
      'username',
      'firstName',
      'lastName',
      'displayName',
      'roleId',
      'language',
      'active',
      'phone',
      'personalId',
      'emergencyName',
      'emergencyPhone',
      'livingAddress',
      'street',
      'city',
      'zipCode',
      'country',
      'jacketSizeId',
      'pantSizeId',
      'shoeSizeId',
      'bankAccount',
    ],
    list: page(() => import('./UserList.tsx').then((m) => m.UserList)),
    create: page(() => import('./UserInvite.tsx').then((m) => m.UserInvite)),
    edit: page(() => import('./UserEdit.tsx').then((m) => m.UserEdit)),
    show: page(() => import('./UserShow.tsx').then((m) => m.UserShow)),
  }),
  defineResource({
    name: 'userRates',
    icon: PaidOutlined,
    recordRepresentation: 'validFrom',
    inputKeys: ['userId', 'validFrom', 'hourlyRate', 'costRate'],
  }),
  defineResource({
    name: 'userDocuments',
    icon: BadgeOutlined,
    recordRepresentation: 'name',
    inputKeys: ['categoryId', 'validUntil'],
  }),
];
