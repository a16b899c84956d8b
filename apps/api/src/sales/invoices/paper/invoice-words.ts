import type { Language } from '@kontor/domain';
import type { KindWords } from '../../../documents/paper/paper-words.ts';

export const invoiceWords: Record<Language, KindWords> = {
  en: {
    title: 'Invoice',
    vatTitle: 'VAT invoice',
    number: 'Invoice number',
    date: 'Invoice date',
    dueDate: 'Due date',
    due: 'Amount due',
  },
  lt: {
    title: 'Sąskaita faktūra',
    vatTitle: 'PVM sąskaita faktūra',
    number: 'Serija ir numeris',
    date: 'Išrašymo data',
    dueDate: 'Apmokėti iki',
    due: 'Mokėtina suma',
  },
  no: {
    title: 'Faktura',
    vatTitle: 'Faktura',
    number: 'Fakturanummer',
    date: 'Fakturadato',
    dueDate: 'Forfallsdato',
    due: 'Å betale',
  },
};
