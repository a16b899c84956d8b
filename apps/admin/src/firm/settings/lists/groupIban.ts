/** An IBAN in groups of four, as printed. Example: `groupIban('LT121000011101001000')` is `LT12 1000 0111 0100 1000`. */
export const groupIban = (iban: string): string =>
  iban
    .replace(/\s/g, '')
    .toUpperCase()
    .replace(/(.{4})(?=.)/g, '$1 ');
