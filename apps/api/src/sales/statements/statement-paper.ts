import { negate, type Language, type Statement, type StatementRow } from '@kontor/domain';
import { cell, type AccountColumn, type AccountList, type AccountPaper } from '../../documents/paper/account-paper.ts';
import { paperFormat } from '../../documents/paper/paper-format.ts';
import { act, statementWords } from './statement-words.ts';

type Parties = Pick<AccountPaper, 'seller' | 'buyer' | 'language' | 'logo'>;
export type StatementPeriod = { from: string; to: string };

/** Returns the statement as texts in the customer's language: an account for each currency, with its aging at the foot. */
export function statementPaper(
  parties: Parties,
  statements: readonly Statement[],
  { from, to }: StatementPeriod,
  today: string,
): AccountPaper {
  const { language } = parties;
  const words = statementWords[language];
  const { date } = paperFormat(language, 'EUR');
  return {
    ...parties,
    title: words.title,
    number: `${date(from)} – ${date(to)}`,
    buyerTitle: words.customer,
    facts: [[words.prepared, date(today)]],
    dueLabel: words.after(date(to)),
    due: statements.map(({ currency, closing }) => paperFormat(language, currency).money(closing)).join(', '),
    intro: [],
    lists: statements.flatMap((statement) => [accountOf(statement, { from, to }, language), agesOf(statement, to, language)]),
    agreement: language === 'lt' ? agreementOf(parties, statements, to) : null,
  };
}

const column = (title: string, change: Partial<AccountColumn> = {}): AccountColumn => ({
  ...{ title, figure: false, wide: false },
  ...change,
});

function accountOf(
  { currency, opening, rows, closing }: Statement,
  { from, to }: StatementPeriod,
  language: Language,
): AccountList {
  const { heads, ...words } = statementWords[language];
  const { amount, date } = paperFormat(language, currency);
  const total = (text: string, value: number) => ({ cells: [cell(''), cell(text), cell(''), cell(amount(value))], strong: true });
  const row = (one: StatementRow) => ({
    cells: [cell(date(one.date)), documentOf(one, language), cell(amount(one.amount)), cell(amount(one.balance))],
    strong: false,
  });
  const nothing = { cells: [cell(''), cell(words.nothing), cell(''), cell('')], strong: false };
  return {
    title: currency,
    columns: [
      column(heads.date),
      column(heads.document, { wide: true }),
      column(heads.amount, { figure: true }),
      column(heads.balance, { figure: true }),
    ],
    rows: [
      total(words.before(date(from)), opening),
      ...(rows.length ? rows.map(row) : [nothing]),
      total(words.after(date(to)), closing),
    ],
  };
}

/** Returns "Payment RF18" and, below it, the invoices that it paid. */
function documentOf({ kind, reference, parts, currency }: StatementRow, language: Language) {
  const { amount } = paperFormat(language, currency);
  const paid = parts.map((part) => `${part.invoiceNumber}:\u00a0${amount(part.amount)}`);
  return cell([statementWords[language].kinds[kind], reference].filter(Boolean).join('\u00a0'), paid.join(' · '));
}

function agesOf({ currency, ages, credit }: Statement, to: string, language: Language): AccountList {
  const words = statementWords[language];
  const { amount, date } = paperFormat(language, currency);
  const figures = [
    ...ages.map((age) => [words.buckets[age.bucket], amount(age.amount)] as const),
    ...(credit ? [[words.credit, amount(negate(credit))] as const] : []),
  ];
  return {
    title: `${words.ages(date(to))}, ${currency}`,
    columns: figures.map(([title]) => column(title, { figure: true, wide: true })),
    rows: [{ cells: figures.map(([, figure]) => cell(figure)), strong: false }],
  };
}

function agreementOf({ seller, buyer }: Parties, statements: readonly Statement[], to: string): AccountPaper['agreement'] {
  const said = statements.map(({ currency, closing }) => {
    const { money } = paperFormat('lt', currency);
    if (closing > 0) return act.debt(to, money(closing));
    return closing < 0 ? act.credit(to, money(negate(closing))) : act.none(to, currency);
  });
  return {
    said: [...said, act.ask],
    signs: [
      { name: seller.name, asked: act.signs },
      { name: buyer.name, asked: [act.ownBalance, ...act.signs] },
    ],
  };
}
