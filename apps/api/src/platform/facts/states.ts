/** SQL of `isOneOf`: `isIn('i.status', invoiceStates.open)` is `i.status = 'sent'`, as partial indexes say it. */
export const isIn = (column: string, states: readonly string[]): string =>
  states.length === 1 ? `${column} = '${states[0]}'` : `${column} in ('${states.join(`', '`)}')`;
