export const ageBuckets = ['notDue', 'days1to30', 'days31to60', 'days61to90', 'over90'] as const;
/** How long an amount has been due. */
export type AgeBucket = (typeof ageBuckets)[number];

export class StatementAge {
  bucket: AgeBucket;
  amount: number;
}

/** The opening balance, in one currency. */
export type StatementOpening = { currency: string; amount: number };

/** What is open of a document on the last day. */
export type StatementOpen = { currency: string; dueDate: string; open: number };

/** Anything that changes what one party owes the other: above zero it is more. */
export type AccountEntry<Kind extends string> = {
  kind: Kind;
  id: number;
  date: string;
  /** The number of the document, or what a payment says of itself. */
  reference: string | null;
  amount: number;
  currency: string;
};

/** Entries on other pages, added up. */
export type AccountSum<Kind extends string> = { currency: string; kind: Kind; amount: number; count: number; isBefore: boolean };

/** What an account is made of: the balances on the day before, the entries of a page, the sums of those on the others, what is open, and exchange gains. */
export type AccountSources<Entry extends AccountEntry<string>> = {
  openings: readonly StatementOpening[];
  entries: readonly Entry[];
  beside?: readonly AccountSum<Entry['kind']>[];
  opens: readonly StatementOpen[];
  gains?: readonly StatementOpening[];
};

/** The account between the organisation and a customer or vendor, in one currency. */
export type Account<Entry extends AccountEntry<string>> = {
  currency: string;
  opening: number;
  rows: (Entry & { balance: number })[];
  /** How many there are on all pages. */
  rowCount: number;
  /** The sum of the amounts of each kind, in the sign of the entries. */
  totals: Record<Entry['kind'], number>;
  closing: number;
  ages: StatementAge[];
  credit: number;
  exchangeDifference: number;
};
