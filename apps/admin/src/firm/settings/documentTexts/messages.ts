import type { SameKeys } from '../../../platform/i18n/languages.ts';

export const en = {
  documentTexts: {
    title: 'Texts by language',
    text: 'New documents begin with these notes and terms, in the language of the document. Where you leave one empty, the text under Invoicing applies.',
    kinds: { invoice: 'Invoices', estimate: 'Estimates', retainerInvoice: 'Retainer invoices' },
    own: 'Set',
    edit: '%{kind}, %{language}',
    customerNotes: 'Customer notes',
    terms: 'Terms and conditions',
    hint: 'Leave empty to use the text under Invoicing.',
  },
};

export const lt: SameKeys<typeof en> = {
  documentTexts: {
    title: 'Tekstai kalbomis',
    text: 'Nauji dokumentai pradedami šiomis pastabomis ir sąlygomis dokumento kalba. Jei laukas tuščias, naudojamas skyriaus „Sąskaitų išrašymas“ tekstas.',
    kinds: { invoice: 'Sąskaitos', estimate: 'Komerciniai pasiūlymai', retainerInvoice: 'Avansinės sąskaitos' },
    own: 'Nustatyta',
    edit: '%{kind}, %{language}',
    customerNotes: 'Pastabos klientui',
    terms: 'Sąlygos',
    hint: 'Palikite tuščią, jei tinka skyriaus „Sąskaitų išrašymas“ tekstas.',
  },
};

export const no: SameKeys<typeof en> = {
  documentTexts: {
    title: 'Tekster etter språk',
    text: 'Nye dokumenter begynner med denne merknaden og disse vilkårene, på dokumentets språk. Er et felt tomt, brukes teksten under Fakturering.',
    kinds: { invoice: 'Fakturaer', estimate: 'Tilbud', retainerInvoice: 'Forskuddsfakturaer' },
    own: 'Satt',
    edit: '%{kind}, %{language}',
    customerNotes: 'Merknad til kunden',
    terms: 'Vilkår',
    hint: 'La feltet stå tomt for å bruke teksten under Fakturering.',
  },
};
