import type { Language, VendorStatementKind } from '@kontor/domain';
import type { SideWords } from '../../documents/statement/statement-paper.ts';

/** What the statement of a vendor says on paper. In Lithuanian it is the act by which two parties agree on their debts. */
export const vendorStatementWords: Record<Language, SideWords<VendorStatementKind>> = {
  en: {
    title: 'Statement of a vendor',
    party: 'Vendor',
    kinds: { bill: 'Bill', creditNote: 'Credit note', payment: 'Payment', refund: 'Refund' },
    nothing: 'No bills and no payments in this period.',
    credit: 'Our credit',
  },
  lt: {
    title: 'Skolų suderinimo aktas',
    party: 'Pardavėjas',
    kinds: { bill: 'Pirkimo sąskaita', creditNote: 'Kreditinė sąskaita', payment: 'Mokėjimas', refund: 'Pinigai grąžinti' },
    nothing: 'Šiuo laikotarpiu nebuvo nei pirkimo sąskaitų, nei mokėjimų.',
    credit: 'Mūsų permoka',
    ownBalance: 'Likutis pardavėjo apskaitoje, neatitikimai',
  },
  no: {
    title: 'Kontoutskrift for leverandør',
    party: 'Leverandør',
    kinds: { bill: 'Inngående faktura', creditNote: 'Kreditnota', payment: 'Betaling', refund: 'Betalt tilbake' },
    nothing: 'Ingen inngående fakturaer og ingen betalinger i perioden.',
    credit: 'Til gode',
  },
};
