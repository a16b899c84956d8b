import type {
  BankAccountInput,
  BankAccountRecord,
  NumberSeriesInput,
  NumberSeriesRecord,
  OrganisationInput,
  OrganisationRecord,
  TaxRateInput,
  TaxRateRecord,
} from '@kontor/domain';
import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined';
import BusinessOutlined from '@mui/icons-material/BusinessOutlined';
import PercentOutlined from '@mui/icons-material/PercentOutlined';
import TagOutlined from '@mui/icons-material/TagOutlined';
import RocketLaunchOutlined from '@mui/icons-material/RocketLaunchOutlined';
import { definePage, defineResource } from '../../platform/api/resource.ts';
import { mailSettingsWords } from './mail/words.ts';
import { setupWords } from './setup/words.ts';
import { fieldsOf } from './sections.ts';
import { defineWords } from '../../platform/i18n/words.ts';

export const settingsWords = defineWords(() => import('./messages.ts'));

declare module '../../platform/api/resource.ts' {
  interface Resources {
    settings: { record: OrganisationRecord; input: OrganisationInput };
    taxRates: { record: TaxRateRecord; input: TaxRateInput };
    bankAccounts: { record: BankAccountRecord; input: BankAccountInput };
    numberSeries: { record: NumberSeriesRecord; input: NumberSeriesInput };
  }
}

/** The organisation profile and the three short lists that are kept with it. */
export const settings = [
  defineResource({
    name: 'settings',
    subject: 'Organisation',
    path: 'organisation',
    names: {
      en: 'Organisation profile |||| Organisation profile',
      lt: 'Organizacijos duomenys |||| Organizacijos duomenys |||| Organizacijos duomenys',
      no: 'Firmaopplysninger |||| Firmaopplysninger',
    },
    icon: BusinessOutlined,
    recordRepresentation: 'name',
    inputKeys: Object.values(fieldsOf).flat(),
    words: [settingsWords, setupWords, mailSettingsWords],
    list: () => import('./SettingsPage.tsx').then((m) => m.SettingsPage),
    menu: { group: 'administration', place: 10, shortcut: 'g>o' },
  }),
  defineResource({
    name: 'taxRates',
    subject: 'TaxRate',
    names: {
      en: 'Tax rate |||| Tax rates',
      lt: 'Mokesčio tarifas |||| Mokesčių tarifai |||| Mokesčių tarifų',
      no: 'Avgiftssats |||| Avgiftssatser',
    },
    icon: PercentOutlined,
    recordRepresentation: 'name',
    inputKeys: ['name', 'percent', 'category', 'exemptionReason', 'isafCode', 'saftCode', 'validFrom', 'validTo', 'isDefault'],
  }),
  defineResource({
    name: 'bankAccounts',
    subject: 'BankAccount',
    names: {
      en: 'Bank account |||| Bank accounts',
      lt: 'Banko sąskaita |||| Banko sąskaitos |||| Banko sąskaitų',
      no: 'Bankkonto |||| Bankkontoer',
    },
    icon: AccountBalanceOutlined,
    recordRepresentation: 'bankName',
    inputKeys: ['bankName', 'iban', 'bic', 'currency', 'isDefault', 'kidMethod', 'kidLength'],
  }),
  defineResource({
    name: 'numberSeries',
    subject: 'NumberSeries',
    names: {
      en: 'Number series |||| Number series',
      lt: 'Numeracija |||| Numeracijos |||| Numeracijų',
      no: 'Nummerserie |||| Nummerserier',
    },
    icon: TagOutlined,
    recordRepresentation: 'pattern',
    inputKeys: ['documentKind', 'pattern', 'nextNumber', 'resetsYearly', 'isDefault', 'reason'],
  }),
  definePage({
    path: '/setup',
    subject: 'Organisation',
    names: { en: 'Set up your firm', lt: 'Įmonės nustatymas', no: 'Sett opp firmaet' },
    icon: RocketLaunchOutlined,
    words: [settingsWords, setupWords],
    page: () => import('./setup/SetupPage.tsx').then((m) => m.SetupPage),
  }),
];
