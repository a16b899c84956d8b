import type { CustomerInput, CustomerRecord } from '@kontor/domain';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import { defineResource } from '../../platform/api/resource.ts';
import { electronicWords } from '../../firm/electronic/index.ts';
import { rateWords } from '../../firm/rates/index.ts';
import { partyKeys, partyWords } from '../../firm/parties/index.ts';
import { registerWords } from '../registers/words.ts';
import { defineWords } from '../../platform/i18n/words.ts';

export const customerWords = defineWords(() => import('./messages.ts'));

declare module '../../platform/api/resource.ts' {
  interface Resources {
    customers: { record: CustomerRecord; input: CustomerInput };
  }
}

export const customers = defineResource({
  name: 'customers',
  subject: 'Customer',
  names: {
    en: 'Customer |||| Customers',
    lt: 'Klientas |||| Klientai |||| Klientų',
    no: 'Kunde |||| Kunder',
    gender: { lt: 'm', no: 'm' },
  },
  icon: GroupsOutlined,
  recordRepresentation: 'name',
  inputKeys: [
    ...partyKeys,
    'shippingStreet',
    'shippingCity',
    'shippingZip',
    'shippingCountry',
    'currency',
    'language',
    'paymentTermsDays',
    'hourlyRate',
    'rates',
    'discountPercent',
    'markUpPercent',
    'taxTreatment',
    'creditLimit',
    'buyerReference',
    'orderReference',
    'electronicAddress',
    'electronicAddressScheme',
    'publicBody',
    'invoiceChannel',
    'notes',
    'remindersOff',
    'active',
    'pauseConfirmed',
    'alikeConfirmed',
  ],
  words: [customerWords, partyWords, rateWords, registerWords, electronicWords],
  sort: { field: 'name', order: 'ASC' },
  list: () => import('./CustomerList.tsx').then((m) => m.CustomerList),
  create: () => import('./CustomerCreate.tsx').then((m) => m.CustomerCreate),
  edit: () => import('./CustomerEdit.tsx').then((m) => m.CustomerEdit),
  show: () => import('./CustomerShow.tsx').then((m) => m.CustomerShow),
  menu: { group: 'sales', place: 10, shortcut: 'g>c' },
});
