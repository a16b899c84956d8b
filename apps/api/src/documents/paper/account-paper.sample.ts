import { cell, type AccountPaper } from './account-paper.ts';
import { aPaper } from './paper.sample.ts';

const { seller, buyer } = aPaper();
/** A statement of so many lines. */
export const aStatementPaper = (length: number): AccountPaper => ({
  seller,
  buyer,
  language: 'en',
  title: 'Statement',
  number: '2026',
  buyerTitle: 'Customer',
  facts: [['Date', '21 November 2026']],
  dueLabel: 'Balance',
  due: '€1.00',
  intro: [],
  lists: [
    {
      title: null,
      columns: ['Date', 'Document', 'Amount'].map((title, at) => ({ title, figure: at === 2, wide: at === 1 })),
      rows: Array.from({ length }, (_, at) => ({
        cells: [cell('21 Nov 2026'), cell(`INV-${at}`, 'Hosting'), cell(`€${at}.00`)],
        strong: false,
      })),
    },
  ],
  agreement: null,
  logo: null,
});
