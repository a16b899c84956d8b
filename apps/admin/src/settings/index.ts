import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined';
import BusinessOutlined from '@mui/icons-material/BusinessOutlined';
import PercentOutlined from '@mui/icons-material/PercentOutlined';
import TagOutlined from '@mui/icons-material/TagOutlined';
import { page } from '../shared/page.ts';
import { defineResource } from '../shared/resourceModule.ts';

/** The organisation profile and the three short lists that are kept with it. */
export const settings = [
  defineResource({
    name: 'settings',
    icon: BusinessOutlined,
    recordRepresentation: 'name',
    inputKeys: [
      'name',
      'legalCode',
      'vatCode',
      'isVatRegistered',
      'isInForetaksregisteret',
      'street',
      'city',
      'zip',
      'country',
      'email',
      'phone',
      'website',
      'logoFileId',
      'baseCurrency',
      'fiscalYearStartMonth',
      'timeZone',
      'language',
      'paymentTermsDays',
      'terms',
      'customerNotes',
      'defaultHourlyRate',
      'workdayMinutes',
      'dayLimitMinutes',
      'billingRoundingMode',
      'billingRoundingMinutes',
      'lockDate',
    ],
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
