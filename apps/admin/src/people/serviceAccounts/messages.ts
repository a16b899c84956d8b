import type { SameKeys } from '../../platform/i18n/languages.ts';

export const en = {
  resources: {
    serviceAccounts: {
      fields: {
        name: 'Name',
        note: 'Note',
        roleId: 'Role',
        roleName: 'Role',
        active: 'Active',
        tokenCount: 'Valid tokens',
      },
    },
  },
  serviceAccounts: {
    empty: 'No service accounts yet. A program that works for the whole firm gets one, with a role of its own.',
    note_hint: 'What it is for, and whom to ask about it.',
    active_hint: 'Switching it off ends its API tokens.',
    states: { on: 'Active', off: 'Switched off' },
    tokens: 'API tokens',
    no_tokens: 'No API tokens yet.',
  },
};

export const lt: SameKeys<typeof en> = {
  resources: {
    serviceAccounts: {
      fields: {
        name: 'Pavadinimas',
        note: 'Pastaba',
        roleId: 'Vaidmuo',
        roleName: 'Vaidmuo',
        active: 'Įjungta',
        tokenCount: 'Galiojantys raktai',
      },
    },
  },
  serviceAccounts: {
    empty: 'Sistemos paskyrų dar nėra. Ji skirta programai, kuri dirba visai įmonei, ir turi savo vaidmenį.',
    note_hint: 'Kam ji skirta ir ko apie ją klausti.',
    active_hint: 'Išjungus panaikinami jos API raktai.',
    states: { on: 'Įjungta', off: 'Išjungta' },
    tokens: 'API raktai',
    no_tokens: 'API raktų dar nėra.',
  },
};

export const no: SameKeys<typeof en> = {
  resources: {
    serviceAccounts: {
      fields: {
        name: 'Navn',
        note: 'Merknad',
        roleId: 'Rolle',
        roleName: 'Rolle',
        active: 'Aktiv',
        tokenCount: 'Gyldige nøkler',
      },
    },
  },
  serviceAccounts: {
    empty: 'Ingen tjenestekontoer ennå. Et program som arbeider for hele firmaet, får en, med sin egen rolle.',
    note_hint: 'Hva den er til, og hvem man kan spørre om den.',
    active_hint: 'Slås den av, avsluttes API-nøklene.',
    states: { on: 'Aktiv', off: 'Slått av' },
    tokens: 'API-nøkler',
    no_tokens: 'Ingen API-nøkler ennå.',
  },
};
