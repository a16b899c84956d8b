import type { VendorInput, VendorRecord } from '@kontor/domain';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import { registerWords } from '../../customers/registers/words.ts';
import { partyKeys, partyWords } from '../../firm/parties/index.ts';
import { defineResource } from '../../platform/api/resource.ts';
import { defineWords } from '../../platform/i18n/words.ts';

export const vendorWords = defineWords(() => import('./messages.ts'));

declare module '../../platform/api/resource.ts' {
  interface Resources {
    vendors: { record: VendorRecord; input: VendorInput };
  }
}

export const vendors = defineResource({
  name: 'vendors',
  subject: 'Vendor',
  names: {
    en: 'Vendor |||| Vendors',
    lt: 'Tiekėjas |||| Tiekėjai |||| Tiekėjų',
    no: 'Leverandør |||| Leverandører',
    gender: { lt: 'm', no: 'm' },
  },
  icon: LocalShippingOutlined,
  recordRepresentation: 'name',
  inputKeys: [
    ...partyKeys,
    'currency',
    'paymentTermsDays',
    'account',
    'categoryId',
    'taxRateId',
    'notes',
    'active',
    'pauseConfirmed',
    'alikeConfirmed',
  ],
  words: [vendorWords, partyWords, registerWords],
  sort: { field: 'name', order: 'ASC' },
  list: () => import('./VendorList.tsx').then((m) => m.VendorList),
  create: () => import('./VendorCreate.tsx').then((m) => m.VendorCreate),
  edit: () => import('./VendorEdit.tsx').then((m) => m.VendorEdit),
  show: () => import('./VendorShow.tsx').then((m) => m.VendorShow),
  menu: { group: 'purchases', place: 20, shortcut: 'g>v' },
  rights: {
    group: 'purchases',
    objects: { en: 'vendors', lt: 'tiekėjus', no: 'leverandører' },
    of: { en: 'vendors', lt: 'tiekėjų', no: 'leverandører' },
  },
});
