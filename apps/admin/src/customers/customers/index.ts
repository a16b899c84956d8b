import type { CustomerInput, CustomerRecord } from '@kontor/domain';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import { page } from '../../platform/page/page.ts';
import { defineResource } from '../../platform/api/resource.ts';

declare module '../../platform/api/resource.ts' {
  interface Resources {
    customers: { record: CustomerRecord; input: CustomerInput };
  }
}

export const customers = defineResource({
  name: 'customers',
  subject: 'Customer',
  names: { en: 'Customer |||| Customers', lt: 'Klientas |||| Klientai |||| Klientų', no: 'Kunde |||| Kunder' },
  icon: GroupsOutlined,
  recordRepresentation: 'name',
  inputKeys: [
    'kind',
    'name',
    'legalCode',
    'vatCode',
    'email',
    'phone',
    'website',
    'street',
    'city',
    'zip',
    'country',
    'shippingStreet',
    'shippingCity',
    'shippingZip',
    'shippingCountry',
    'currency',
    'language',
    'paymentTermsDays',
    'hourlyRate',
    'discountPercent',
    'buyerReference',
    'notes',
    'active',
  ],
  list: page(() => import('./CustomerList.tsx').then((m) => m.CustomerList)),
  create: page(() => import('./CustomerCreate.tsx').then((m) => m.CustomerCreate)),
  edit: page(() => import('./CustomerEdit.tsx').then((m) => m.CustomerEdit)),
  show: page(() => import('./CustomerShow.tsx').then((m) => m.CustomerShow)),
  menu: { group: 'sales', place: 10, shortcut: 'g>c' },
});
