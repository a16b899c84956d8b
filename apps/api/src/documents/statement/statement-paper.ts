import { agedOn, negate, type Account, type AccountEntry, type Language } from '@kontor/domain';
import { cell, type AccountColumn, type AccountList, type AccountPaper } from '../paper/account-paper.ts';
import { paperFormat } from '../paper/paper-format.ts';
import { accountWords, act } from './account-words.ts';
import type { StatementPeriod } from './read-account.ts';

/** What the statement of a customer says otherwise than that of a vendor. */
export type SideWords<Kind extends string> = {
  title: string;
  /** Whose account it is: customer or vendor. */
  party: string;
  kinds: Record<Kind, string>;
  nothing: string;
  /** The part of the balance that is on no document yet. */
  credit: string;
  /** In Lithuanian, where the other party writes down its own balance. */
  ownBalance?: string;
};

type Parties = Pick<AccountPaper, 'seller' | 'buyer' | 'language' | 'logo'>;
type Entry<Kind extends string> = AccountEntry<Kind>;
type Told<Kind extends string, One extends Entry<Kind>> = {
  statements: readonly (Omit<Account<One>, 'totals'> & { more?: AccountList[] })[];
  words: Record<Language, SideWords<Kind>>;
  /** The documents that a payment paid. */
  partsOf: (row: One) => { number: string | null; amount: number }[];
};

/** Returns the statement as texts in the language of the paper: an account for each currency, with its aging at the foot. */
export function statementPaper<Kind extends string, One extends Entry<Kind>>(
  parties: Parties,
  told: Told<Kind, One>,
  period: StatementPeriod,
  today: string,
): AccountPaper {
  const { language } = parties;
  const { from, to } = period;
  const { date } = paperFormat(language, 'EUR');
  const own = told.words[language];
  const words = accountWords[language];
  return {
    ...parties,
    title: own.title,
    number: `${date(from)} – ${date(to)}`,
    buyerTitle: own.party,
    facts: [[words.prepared, date(today)]],
    dueLabel: words.after(date(to)),
    due: told.statements.map(({ currency, closing }) => paperFormat(language, currency).money(closing)).join(', '),
    intro: [],
    lists: told.statements.flatMap((statement) => [
      accountOf(statement, told, period, language),
      agesOf(statement, own.credit, agedOn(to, today), language),
      ...(statement.more ?? []),
    ]),
    agreement: own.ownBalance ? agreementOf(parties, told.statements, to, own.ownBalance) : null,
  };
}

export const column = (title: string, change: Partial<AccountColumn> = {}): AccountColumn => ({
  title,
  figure: false,
  wide: false,
  ...change,
});

function accountOf<Kind extends string, One extends Entry<Kind>>(
  { currency, opening, rows, closing }: Omit<Account<One>, 'totals'>,
  { words, partsOf }: Told<Kind, One>,
  { from, to }: StatementPeriod,
  language: Language,
): AccountList {
  const { heads, before, after } = accountWords[language];
  const { kinds, nothing } = words[language];
  const { amount, date } = paperFormat(language, currency);
  const total = (text: string, value: number) => ({ cells: [cell(''), cell(text), cell(''), cell(amount(value))], strong: true });
  // "Payment RF18" and, below it, the documents that it paid.
  const documentOf = (one: One) => {
    const paid = partsOf(one).map((part) => `${part.number ?? '–'}:\u00a0${amount(part.amount)}`);
    return cell([kinds[one.kind], one.reference].filter(Boolean).join('\u00a0'), paid.join(' · '));
  };
  const row = (one: One & { balance: number }) => ({
    cells: [cell(date(one.date)), documentOf(one), cell(amount(one.amount)), cell(amount(one.balance))],
    strong: false,
  });
  return {
    title: currency,
    columns: [
      column(heads.date),
      column(heads.document, { wide: true }),
      column(heads.amount, { figure: true }),
      column(heads.balance, { figure: true }),
    ],
    rows: [
      total(before(date(from)), opening),
      ...(rows.length ? rows.map(row) : [{ cells: [cell(''), cell(nothing), cell(''), cell('')], strong: false }]),
      total(after(date(to)), closing),
    ],
  };
}

type Aged = Pick<Account<AccountEntry<string>>, 'currency' | 'ages' | 'credit'>;

function agesOf({ currency, ages, credit }: Aged, creditWord: string, day: string, language: Language): AccountList {
  const words = accountWords[language];
  const { amount, date } = paperFormat(language, currency);
  const figures = [
    ...ages.map((age) => [words.buckets[age.bucket], amount(age.amount)] as const),
    ...(credit ? [[creditWord, amount(negate(credit))] as const] : []),
  ];
  return {
    title: `${words.ages(date(day))}, ${currency}`,
    columns: figures.map(([title]) => column(title, { figure: true, wide: true })),
    rows: [{ cells: figures.map(([, figure]) => cell(figure)), strong: false }],
  };
}

function agreementOf(
  { seller, buyer }: Parties,
  statements: readonly { currency: string; closing: number }[],
  to: string,
  ownBalance: string,
): AccountPaper['agreement'] {
  const said = statements.map(({ currency, closing }) => {
    const { money } = paperFormat('lt', currency);
    if (closing > 0) return act.debt(to, money(closing));
    return closing < 0 ? act.credit(to, money(negate(closing))) : act.none(to, currency);
  });
  return {
    said: [...said, act.ask],
    signs: [
      { name: seller.name, asked: act.signs },
      { name: buyer.name, asked: [ownBalance, ...act.signs] },
    ],
  };
}
