/** Currencies by their code, the base currency before all others. Example: `baseFirst(['NOK', 'EUR', 'CHF'], 'EUR')` is EUR, CHF, NOK. */
export const baseFirst = (currencies: readonly string[], base: string | undefined): string[] => {
  const rank = (currency: string): string => (currency === base ? '' : currency);
  return [...currencies].sort((one, other) => (rank(one) < rank(other) ? -1 : 1));
};
