/** The name of a line's amount, which includes the tax where the prices do. */
export const netField = (pricesIncludeTax: boolean | undefined): 'net' | 'netWithTax' =>
  pricesIncludeTax ? 'netWithTax' : 'net';
