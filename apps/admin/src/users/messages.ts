import type { SameKeys } from '../i18n/languages.ts';

export const en = {
  resources: {
    users: {
      name: 'User |||| Users',
      fields: {
        username: 'User name',
        email: 'Email',
        emailConfirmed: 'Email confirmation',
        fullName: 'Full name',
        displayName: 'Name',
        roleId: 'Role',
        roleName: 'Role',
        language: 'Language',
        active: 'Active',
        hourlyRate: 'Billing rate',
        costRate: 'Cost rate',
      },
    },
  },
  users: {
    tabs: { active: 'Active', inactive: 'Inactive', overview: 'Overview', rates: 'Rates' },
    hint: {
      rates: 'Per hour, in the currency of the organisation. Hours that are logged already keep their rates.',
      cost: 'What an hour costs the firm, before employer tax.',
    },
    change_rates: 'Change the rates',
    empty: 'No users yet.',
    no_projects: 'Not a member of any project.',
  },
};

export const lt: SameKeys<typeof en> = {
  resources: {
    users: {
      name: 'Naudotojas |||| Naudotojai |||| Naudotojų',
      fields: {
        username: 'Naudotojo vardas',
        email: 'El. paštas',
        emailConfirmed: 'El. pašto patvirtinimas',
        fullName: 'Vardas ir pavardė',
        displayName: 'Vardas',
        roleId: 'Rolė',
        roleName: 'Rolė',
        language: 'Kalba',
        active: 'Aktyvus',
        hourlyRate: 'Pardavimo įkainis',
        costRate: 'Savikaina',
      },
    },
  },
  users: {
    tabs: { active: 'Aktyvūs', inactive: 'Neaktyvūs', overview: 'Apžvalga', rates: 'Įkainiai' },
    hint: {
      rates: 'Už valandą, organizacijos valiuta. Jau užregistruotos valandos išlaiko savo įkainius.',
      cost: 'Kiek valanda kainuoja įmonei, be darbdavio mokesčių.',
    },
    change_rates: 'Keisti įkainius',
    empty: 'Naudotojų dar nėra.',
    no_projects: 'Nėra nė vieno projekto narys.',
  },
};

export const no: SameKeys<typeof en> = {
  resources: {
    users: {
      name: 'Bruker |||| Brukere',
      fields: {
        username: 'Brukernavn',
        email: 'E-post',
        emailConfirmed: 'Bekreftelse av e-post',
        fullName: 'Fullt navn',
        displayName: 'Navn',
        roleId: 'Rolle',
        roleName: 'Rolle',
        language: 'Språk',
        active: 'Aktiv',
        hourlyRate: 'Timepris',
        costRate: 'Kostpris',
      },
    },
  },
  users: {
    tabs: { active: 'Aktive', inactive: 'Inaktive', overview: 'Oversikt', rates: 'Timepriser' },
    hint: {
      rates: 'Per time, i organisasjonens valuta. Timer som er ført, beholder prisene sine.',
      cost: 'Hva en time koster firmaet, uten arbeidsgiveravgift.',
    },
    change_rates: 'Endre timeprisene',
    empty: 'Ingen brukere ennå.',
    no_projects: 'Ikke medlem av noe prosjekt.',
  },
};
