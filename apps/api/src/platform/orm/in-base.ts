/** SQL of `toBase`: a rate is stored in the direction in which it is published. `of` is the table with the rate, or its alias. */
export const inBase = (amount: string, of: string): string =>
  `round(case when ${of}.exchange_rate_inverted then ${amount} / ${of}.exchange_rate else ${amount} * ${of}.exchange_rate end, 2)`;

/** SQL of `baseRate`. */
export const rateIn = (of: string): string =>
  `case when ${of}.exchange_rate_inverted then 1 / ${of}.exchange_rate else ${of}.exchange_rate end`;
