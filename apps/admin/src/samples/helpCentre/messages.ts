import type { SameKeys } from '../../platform/i18n/languages.ts';

export const en = {
  helpCentre: {
    faq_text: 'Questions to a made-up shop.',
    faq_search: 'Search the questions',
    groups: 'Categories',
    all: 'All categories',
    found: '%{smart_count} question |||| %{smart_count} questions',
    base_text: 'Topics of a made-up product.',
    base_search: 'Search the topics',
    category_list: 'All questions',
    category_text: 'Questions by category.',
    category_search: 'Search the questions',
    updated: 'Last updated on %{date}',
    related: 'Related questions',
    this_question: 'This sample has one answer, which is shown for every question.',
  },
};

export const lt: SameKeys<typeof en> = {
  helpCentre: {
    faq_text: 'Klausimai išgalvotai parduotuvei.',
    faq_search: 'Ieškoti klausimuose',
    groups: 'Kategorijos',
    all: 'Visos kategorijos',
    found: '%{smart_count} klausimas |||| %{smart_count} klausimai |||| %{smart_count} klausimų',
    base_text: 'Išgalvoto produkto temos.',
    base_search: 'Ieškoti temose',
    category_list: 'Visi klausimai',
    category_text: 'Klausimai pagal kategorijas.',
    category_search: 'Ieškoti klausimuose',
    updated: 'Atnaujinta %{date}',
    related: 'Susiję klausimai',
    this_question: 'Šiame pavyzdyje yra vienas atsakymas; jis rodomas prie kiekvieno klausimo.',
  },
};

export const no: SameKeys<typeof en> = {
  helpCentre: {
    faq_text: 'Spørsmål til en oppdiktet butikk.',
    faq_search: 'Søk i spørsmålene',
    groups: 'Kategorier',
    all: 'Alle kategorier',
    found: '%{smart_count} spørsmål |||| %{smart_count} spørsmål',
    base_text: 'Emner for et oppdiktet produkt.',
    base_search: 'Søk i emnene',
    category_list: 'Alle spørsmål',
    category_text: 'Spørsmål etter kategori.',
    category_search: 'Søk i spørsmålene',
    updated: 'Sist oppdatert %{date}',
    related: 'Beslektede spørsmål',
    this_question: 'Dette eksempelet har ett svar, som vises for alle spørsmål.',
  },
};
