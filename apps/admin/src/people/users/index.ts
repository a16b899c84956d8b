import type {
  InvitationInput,
  UserDocumentInput,
  UserDocumentRecord,
  UserInput,
  UserRateInput,
  UserRateRecord,
  UserRecord,
  WorkContractInput,
  WorkContractRecord,
} from '@kontor/domain';
import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined';
import WorkHistoryOutlined from '@mui/icons-material/WorkHistoryOutlined';
import PaidOutlined from '@mui/icons-material/PaidOutlined';
import { defineResource } from '../../platform/api/resource.ts';
import { defineWords } from '../../platform/i18n/words.ts';

const userWords = defineWords(() => import('./messages.ts'));

declare module '../../platform/api/resource.ts' {
  interface Resources {
    users: { record: UserRecord; input: UserInput | InvitationInput };
    userRates: { record: UserRateRecord; input: UserRateInput };
    workContracts: { record: WorkContractRecord; input: WorkContractInput };
    userDocuments: { record: UserDocumentRecord; input: UserDocumentInput };
  }
}

/** Rates, contracts and documents have no pages of their own; the person's page shows them. */
export const users = [
  defineResource({
    name: 'users',
    subject: 'User',
    names: {
      en: 'User |||| Users',
      lt: 'Naudotojas |||| Naudotojai |||| Naudotojų',
      no: 'Bruker |||| Brukere',
      gender: { lt: 'm', no: 'm' },
    },
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
      'managerId',
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
    words: [userWords],
    sort: { field: 'displayName', order: 'ASC' },
    list: () => import('./UserList.tsx').then((m) => m.UserList),
    create: () => import('./UserInvite.tsx').then((m) => m.UserInvite),
    edit: () => import('./UserEdit.tsx').then((m) => m.UserEdit),
    show: () => import('./UserShow.tsx').then((m) => m.UserShow),
    touches: ['userRates'],
    needs: { menu: 'email' },
    menu: { group: 'administration', place: 30, shortcut: 'g>u' },
  }),
  defineResource({
    name: 'userRates',
    subject: 'UserRate',
    names: {
      en: 'Rate |||| Rates',
      lt: 'Įkainis |||| Įkainiai |||| Įkainių',
      no: 'Timepris |||| Timepriser',
      gender: { lt: 'm', no: 'm' },
    },
    icon: PaidOutlined,
    recordRepresentation: 'validFrom',
    inputKeys: ['userId', 'validFrom', 'hourlyRate', 'costRate'],
    touches: ['users'],
  }),
  defineResource({
    name: 'workContracts',
    subject: 'WorkContract',
    names: {
      en: 'Contract |||| Contracts',
      lt: 'Darbo sutartis |||| Darbo sutartys |||| Darbo sutarčių',
      no: 'Arbeidsavtale |||| Arbeidsavtaler',
      gender: { lt: 'f', no: 'm' },
    },
    icon: WorkHistoryOutlined,
    recordRepresentation: 'validFrom',
    inputKeys: ['userId', 'validFrom', 'validTo', 'dayMinutes', 'weekdays', 'holidayDays'],
    rights: {
      group: 'people',
      objects: { en: 'the contracts of people', lt: 'žmonių darbo sutartis', no: 'arbeidsavtalene til personer' },
    },
  }),
  defineResource({
    name: 'userDocuments',
    subject: 'UserDocument',
    names: {
      en: 'Document |||| Documents',
      lt: 'Dokumentas |||| Dokumentai |||| Dokumentų',
      no: 'Dokument |||| Dokumenter',
      gender: { lt: 'm', no: 'n' },
    },
    icon: BadgeOutlined,
    recordRepresentation: 'name',
    inputKeys: ['categoryId', 'validUntil'],
  }),
];
