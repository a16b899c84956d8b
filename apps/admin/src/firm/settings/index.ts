import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined';
import BusinessOutlined from '@mui/icons-material/BusinessOutlined';
import PercentOutlined from '@mui/icons-material/PercentOutlined';
import TagOutlined from '@mui/icons-material/TagOutlined';
import { page } from '../../platform/page/page.ts';
import { defineResource } from '../../platform/api/resourceModule.ts';
import { fieldsOf } from './sections.ts';

/** The organisation profile and the three short lists that are kept with it. */
export const settings = [
  defineResource({
    name: 'settings',
    icon: BusinessOutlined,
    recordRepresentation: 'name',
    inputKeys: Object.values(fieldsOf).flat(),
    list: page(() => import('./SettingsPage.tsx').then((m) => m.SettingsPage)),
  }),
  defineResource({
    name: 'taxRates',
    icon: PercentOutlined,
    recordRepresentation: 'name',
    inputKeys: ['name', 'percent', 'category', 'exemptionReason', 'isafCode', 'saftCode', 'validFrom', 'validTo', 'isDefault'],
  }),
  defineResource({
    name: 'bankAccounts',
    icon: AccountBalanceOutlined,
    recordRepresentation: 'bankName',
    inputKeys: ['bankName', 'iban', 'bic', 'currency', 'isDefault', 'kidMethod', 'kidLength'],
  }),
  defineResource({
    name: 'numberSeries',
    icon: TagOutlined,
    recordRepresentation: 'pattern',
    inputKeys: ['documentKind', 'pattern', 'nextNumber', 'resetsYearly'],
  }),
];
