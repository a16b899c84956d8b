/**
 * The states of a noun by what its rows are then: `counted` in sums of the firm, `open` while something is to be paid or used, and
 * `living` unless it is void. Nothing else says which rows count.
 */
export type States<Status extends string> = Readonly<Record<'counted' | 'open' | 'living', readonly Status[]>>;

/** Example: `isOneOf(invoice.status, invoiceStates.open)`. */
export const isOneOf = <Status extends string>(status: string, states: readonly Status[]): status is Status =>
  (states as readonly string[]).includes(status);
