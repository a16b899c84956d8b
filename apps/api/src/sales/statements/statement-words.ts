import type { Language, StatementKind } from '@kontor/domain';
import type { SideWords } from '../../documents/statement/statement-paper.ts';

/** What the statement of a customer says on paper. In Lithuanian it is the act by which two parties agree on their debts. */
export const statementWords: Record<Language, SideWords<StatementKind>> = {
  en: {
    title: 'Statement of account',
    party: 'Customer',
    kinds: {
      invoice: 'Invoice',
      creditNote: 'Credit note',
      payment: 'Payment',
      payBack: 'Paid back',
      refund: 'Advance paid back',
      creditRefund: 'Credit paid back',
      writeOff: 'Write-off',
    },
    nothing: 'No invoices and no payments in this period.',
    credit: 'Your credit',
  },
  lt: {
    title: 'Skolų suderinimo aktas',
    party: 'Pirkėjas',
    kinds: {
      invoice: 'Sąskaita',
      creditNote: 'Kreditinė sąskaita',
      payment: 'Mokėjimas',
      payBack: 'Pinigai grąžinti',
      refund: 'Grąžintas avansas',
      creditRefund: 'Grąžinta permoka',
      writeOff: 'Nurašymas',
    },
    nothing: 'Šiuo laikotarpiu nebuvo nei sąskaitų, nei mokėjimų.',
    credit: 'Jūsų permoka',
    ownBalance: 'Likutis pirkėjo apskaitoje, neatitikimai',
  },
  no: {
    title: 'Kontoutskrift',
    party: 'Kunde',
    kinds: {
      invoice: 'Faktura',
      creditNote: 'Kreditnota',
      payment: 'Betaling',
      payBack: 'Betalt tilbake',
      refund: 'Forskudd betalt tilbake',
      creditRefund: 'Tilgodehavende betalt tilbake',
      writeOff: 'Tapsføring',
    },
    nothing: 'Ingen fakturaer og ingen betalinger i perioden.',
    credit: 'Til gode',
  },
};
