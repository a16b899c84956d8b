import type {
  BankAccountInput,
  BankAccountRecord,
  EmployerChargeInput,
  EmployerChargeRecord,
  NumberSeriesInput,
  NumberSeriesRecord,
  OrganisationInput,
  OrganisationRecord,
  TaxRateInput,
  TravelRateInput,
  TravelRateRecord,
  TaxRateRecord,
} from '@kontor/domain';
import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined';
import AccountBalanceWalletOutlined from '@mui/icons-material/AccountBalanceWalletOutlined';
import BusinessOutlined from '@mui/icons-material/BusinessOutlined';
import DirectionsCarOutlined from '@mui/icons-material/DirectionsCarOutlined';
import PercentOutlined from '@mui/icons-material/PercentOutlined';
import TagOutlined from '@mui/icons-material/TagOutlined';
import RocketLaunchOutlined from '@mui/icons-material/RocketLaunchOutlined';
import { electronicWords } from '../electronic/index.ts';
import { rateWords } from '../rates/index.ts';
import { definePage, defineResource } from '../../platform/api/resource.ts';
import { accessPointWords } from './accessPoint/words.ts';
import { documentTextWords } from './documentTexts/words.ts';
import { mailSettingsWords } from './mail/words.ts';
import { setupWords } from './setup/words.ts';
import { palettePlaces } from '../../platform/shell/palette/palettePlaces.ts';
import { fieldsOf, sections } from './sections.ts';
import { defineWords } from '../../platform/i18n/words.ts';

const settingsWords = defineWords(() => import('./messages.ts'));

declare module '../../platform/api/resource.ts' {
  interface Resources {
    settings: { record: OrganisationRecord; input: OrganisationInput };
    taxRates: { record: TaxRateRecord; input: TaxRateInput };
    travelRates: { record: TravelRateRecord; input: TravelRateInput };
    employerCharges: { record: EmployerChargeRecord; input: EmployerChargeInput };
    bankAccounts: { record: BankAccountRecord; input: BankAccountInput };
    numberSeries: { record: NumberSeriesRecord; input: NumberSeriesInput };
  }
}

/** The organisation profile and the short lists kept with it. */
export const settings = [
  defineResource({
    name: 'settings',
    subject: 'Organisation',
    path: 'organisation',
    names: {
      en: 'Organisation profile |||| Organisation profile',
      lt: 'Organizacijos duomenys |||| Organizacijos duomenys |||| Organizacijos duomenys',
      no: 'Firmaopplysninger |||| Firmaopplysninger',
      gender: { lt: 'm', no: 'm' },
    },
    icon: BusinessOutlined,
    recordRepresentation: 'name',
    inputKeys: Object.values(fieldsOf).flat(),
    words: [settingsWords, rateWords, setupWords, documentTextWords, mailSettingsWords, accessPointWords, electronicWords],
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
      gender: { lt: 'm', no: 'm' },
    },
    icon: PercentOutlined,
    recordRepresentation: 'name',
    inputKeys: ['name', 'percent', 'category', 'exemptionReason', 'isafCode', 'saftCode', 'validFrom', 'validTo', 'isDefault'],
  }),
  defineResource({
    name: 'travelRates',
    subject: 'TravelRate',
    names: {
      en: 'Travel rate |||| Travel rates',
      lt: 'Kelionės norma |||| Kelionių normos |||| Kelionių normų',
      no: 'Reisesats |||| Reisesatser',
      gender: { lt: 'f', no: 'm' },
    },
    icon: DirectionsCarOutlined,
    recordRepresentation: 'name',
    inputKeys: ['kind', 'name', 'currency', 'amount', 'passengerAmount', 'validFrom', 'validTo'],
  }),
  defineResource({
    name: 'employerCharges',
    subject: 'EmployerCharge',
    names: {
      en: 'Employer charge |||| Employer charges',
      lt: 'Darbdavio įmoka |||| Darbdavio įmokos |||| Darbdavio įmokų',
      no: 'Arbeidsgiverkostnad |||| Arbeidsgiverkostnader',
      gender: { lt: 'f', no: 'm' },
    },
    icon: AccountBalanceWalletOutlined,
    recordRepresentation: 'zone',
    inputKeys: ['country', 'zone', 'kind', 'percent', 'base', 'validFrom', 'isDefault', 'source'],
    rights: {
      group: 'firm',
      objects: { en: 'employer charges', lt: 'darbdavio įmokas', no: 'arbeidsgiverkostnader' },
    },
  }),
  defineResource({
    name: 'bankAccounts',
    subject: 'BankAccount',
    names: {
      en: 'Bank account |||| Bank accounts',
      lt: 'Banko sąskaita |||| Banko sąskaitos |||| Banko sąskaitų',
      no: 'Bankkonto |||| Bankkontoer',
      gender: { lt: 'f', no: 'm' },
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
      gender: { lt: 'f', no: 'm' },
    },
    icon: TagOutlined,
    recordRepresentation: 'pattern',
    inputKeys: ['documentKind', 'pattern', 'nextNumber', 'resetsYearly', 'isDefault', 'isClosed', 'reason'],
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

const places = {
  profile: {
    names: { en: 'Profile', lt: 'Duomenys', no: 'Profil' },
    also: {
      en: 'company organisation address logo vat code',
      lt: 'įmonė adresas logotipas PVM kodas',
      no: 'firma adresse logo mva',
    },
  },
  invoicing: {
    names: { en: 'Invoicing', lt: 'Sąskaitų išrašymas', no: 'Fakturering' },
    also: {
      en: 'currency payment terms lock date hourly rate',
      lt: 'valiuta apmokėjimo terminas įkainis',
      no: 'valuta betalingsfrist låsedato timepris',
    },
  },
  taxRates: {
    names: { en: 'Tax rates', lt: 'Mokesčių tarifai', no: 'Avgiftssatser' },
    also: { en: 'vat saft isaf', lt: 'PVM tarifas', no: 'mva moms' },
  },
  travelRates: {
    names: { en: 'Travel rates', lt: 'Kelionių normos', no: 'Reisesatser' },
    also: {
      en: 'mileage kilometres per diem allowance',
      lt: 'kilometrai dienpinigiai komandiruotė',
      no: 'kjøregodtgjørelse kilometer diett',
    },
  },
  employerCharges: {
    names: { en: 'Employer charges', lt: 'Darbdavio įmokos', no: 'Arbeidsgiverkostnader' },
    also: {
      en: 'payroll tax sodra holiday pay pension zone',
      lt: 'Sodra atostoginiai įmokos',
      no: 'arbeidsgiveravgift feriepenger pensjon sone',
    },
  },
  bankAccounts: {
    names: { en: 'Bank accounts', lt: 'Banko sąskaitos', no: 'Bankkontoer' },
    also: { en: 'iban bic kid', lt: 'IBAN', no: 'IBAN KID' },
  },
  numberSeries: {
    names: { en: 'Number series', lt: 'Numeracija', no: 'Nummerserier' },
    also: { en: 'invoice number prefix', lt: 'sąskaitos numeris serija', no: 'fakturanummer' },
  },
  workingTime: {
    names: { en: 'Working time', lt: 'Darbo laikas', no: 'Arbeidstid' },
    also: { en: 'time zone daily limit rounding', lt: 'laiko juosta apvalinimas riba', no: 'tidssone avrunding grense' },
  },
} as const;
for (const [section, words] of Object.entries(places))
  palettePlaces.add({
    ...words,
    link: `/settings/index?section=${section}`,
    icon: BusinessOutlined,
    isFor: () => sections().some((one) => one === section),
  });
