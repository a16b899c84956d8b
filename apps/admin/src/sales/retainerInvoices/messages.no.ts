import { no as documentFields } from '../../documents/fields.messages.ts';
import type { SameKeys } from '../../platform/i18n/languages.ts';
import type { en } from './messages.ts';

export const no: SameKeys<typeof en> = {
  resources: {
    retainerInvoices: {
      fields: {
        ...documentFields,
        invoiceDate: 'Fakturadato',
        dueDate: 'Forfallsdato',
        carriesTax: 'Mva. på forskuddet',
        paid: 'Betalt',
        balance: 'Å betale',
        applied: 'Brukt på fakturaer',
        refunded: 'Betalt tilbake',
        available: 'Tilgjengelig',
        paymentReference: 'Betalingsreferanse',
        paidAt: 'Betalt den',
        reason: 'Begrunnelse',
      },
    },
  },
  retainerInvoices: {
    none: 'Ingen forskuddsfakturaer ennå.',
    empty: 'Ingen forskuddsfakturaer ennå. Be en kunde om forskudd; senere fakturaer bruker pengene.',
    new: 'Ny forskuddsfaktura',
    tabs: { draft: 'Utkast', sent: 'Sendt', overdue: 'Forfalt', paid: 'Betalt', void: 'Annullert' },
    badge: { available: 'Tilgjengelig %{amount}', used_up: 'Brukt opp' },
    tax: { carried: 'På denne forskuddsfakturaen', later: 'På sluttfakturaen' },
    delete_drafts: 'Slett utkast',
    frozen: 'Denne forskuddsfakturaen er sendt. Beløpene er låst.',
    to_retainer: 'Gå til forskuddsfakturaen',
    paper: { noun: 'Forskuddsfaktura', to_pay: 'Å betale' },
    action: {
      send: 'Send',
      recordPayment: 'Registrer betaling',
      markPaid: 'Merk som betalt',
      void: 'Annuller',
    },
    confirm: {
      send: 'Er du sikker på at du vil sende denne forskuddsfakturaen? Det kan ikke gjøres om.',
      issue: 'Ja, send den',
      recordPayment: '%{amount} gjenstår å betale.',
      markPaid: 'Er du sikker? En betaling på %{amount} bokføres, og ingenting gjenstår å betale.',
      void: 'Er du sikker? Nummeret beholdes, og det bes ikke lenger om penger.',
      delete: 'Den er aldri sendt, så ingen andre har den.',
    },
    done: {
      save: 'Forskuddsfakturaen er lagret',
      send: 'Forskuddsfakturaen er sendt',
      recordPayment: 'Betalingen er registrert',
      markPaid: 'Merket som betalt',
      void: 'Forskuddsfakturaen er annullert',
    },
    why: { has_payments: 'Angre betalingene først.' },
    show: {
      overview: 'Oversikt',
      payments: 'Betalinger',
      no_payments: 'Ingen betalinger ennå.',
    },
  },
};
