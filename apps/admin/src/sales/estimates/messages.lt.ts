import { lt as documentFields } from '../../documents/fields.messages.ts';
import type { SameKeys } from '../../platform/i18n/languages.ts';
import type { en } from './messages.ts';

export const lt: SameKeys<typeof en> = {
  resources: {
    estimates: {
      fields: {
        ...documentFields,
        estimateDate: 'Pasiūlymo data',
        expiryDate: 'Galioja iki',
        revision: 'Versija',
        decidedAt: 'Nuspręsta',
        declineReasonId: 'Priežastis',
        decidedByName: 'Atsakė per nuorodą',
        decidedFrom: 'Atsakyta iš adreso',
        acceptRemark: 'Kliento pastaba',
        declineRemark: 'Ką sakė klientas',
        invoiceId: 'Sąskaita',
        invoiceNumber: 'Sąskaita',
      },
    },
  },
  estimates: {
    none: 'Pasiūlymų dar nėra.',
    empty: 'Pasiūlymų dar nėra. Parenkite pirmąjį ir išsiųskite klientui.',
    new: 'Naujas pasiūlymas',
    won: 'Laimėta %{share} % (%{won} iš %{count})',
    tabs: { draft: 'Juodraščiai', sent: 'Išsiųsti', expired: 'Nebegalioja', accepted: 'Priimti', rejected: 'Atmesti' },
    invoiced: 'Sąskaita išrašyta',
    delete_drafts: 'Ištrinti juodraščius',
    frozen: 'Šis pasiūlymas išsiųstas. Norėdami keisti, parenkite naują versiją.',
    to_estimate: 'Eiti į pasiūlymą',
    to_invoice: 'Eiti į sąskaitą',
    paper: { noun: 'Komercinis pasiūlymas' },
    action: {
      send: 'Siųsti',
      accept: 'Pažymėti kaip priimtą',
      decline: 'Pažymėti kaip atmestą',
      revise: 'Rengti naują versiją',
      convert: 'Kurti sąskaitą',
    },
    confirm: {
      send: 'Ar tikrai siųsti šį pasiūlymą? Klientas gaus jį tokį, koks yra dabar.',
      issue: 'Siųsti pasiūlymą',
      accept: 'Ar tikrai klientas šį pasiūlymą priėmė?',
      decline: 'Ar tikrai klientas šį pasiūlymą atmetė?',
      revise: 'Ar tikrai? Tuo pačiu numeriu bus atverta nauja versija. Išsiųstąją ir toliau bus galima skaityti.',
      convert:
        'Ar tikrai? Bus sukurtas sąskaitos juodraštis su tomis pačiomis eilutėmis ir ta pačia suma. Pasiūlymas bus laikomas priimtu.',
      expired: 'Pasiūlymas galiojo iki %{date}.',
      delete: 'Jis niekada nebuvo išsiųstas, todėl niekas kitas jo neturi.',
    },
    done: {
      save: 'Pasiūlymas sėkmingai išsaugotas',
      send: 'Pasiūlymas išsiųstas',
      accept: 'Pažymėta kaip priimtas',
      decline: 'Pažymėta kaip atmestas',
      revise: 'Atverta nauja versija',
      convert: 'Sąskaitos juodraštis sukurtas',
    },
    show: { overview: 'Apžvalga', versions: 'Ankstesnės versijos', version: '%{number} versija', sent_on: 'išsiųsta %{date}' },
  },
};
