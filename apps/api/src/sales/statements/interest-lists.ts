import type { Language, Statement } from '@kontor/domain';
import { cell, type AccountList } from '../../documents/paper/account-paper.ts';
import { paperFormat } from '../../documents/paper/paper-format.ts';
import { column } from '../../documents/statement/statement-paper.ts';
import { interestTexts, interestWords } from '../late-interest/late-interest-words.ts';

/** Returns the late interest of a statement as a table with a row for each stretch of days; none where there is no interest. */
export function interestLists({ currency, lateInterest }: Statement, language: Language): AccountList[] {
  const [first] = lateInterest;
  if (!first) return [];
  const { amount, date } = paperFormat(language, currency);
  const { heads, title, note } = interestWords[language];
  const figure = { figure: true };
  return [
    {
      title: `${title(date(first.untilDate))}, ${currency}. ${note}`,
      columns: [
        column(heads.invoice, { wide: true }),
        column(heads.days),
        column(heads.balance, figure),
        column(heads.rate, figure),
        column(heads.count, figure),
        column(heads.amount, figure),
      ],
      rows: lateInterest.flatMap((interest) => {
        const texts = interestTexts(interest, language);
        const rows = texts.map(({ days, balance, rate, count, amount: part }, at) => ({
          cells: [at === 0 ? interest.invoiceNumber : '', days, balance, rate, count, part].map((text) => cell(text)),
          strong: false,
        }));
        // One row is its own sum.
        if (rows.length === 1) return rows;
        return [...rows, { cells: ['', '', '', '', '', amount(interest.amount)].map((text) => cell(text)), strong: true }];
      }),
    },
  ];
}
