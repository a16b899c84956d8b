/** The fields outside the fold. */
const inSight =
  /^(customerId|exchangeRate\w*|lines|discount\w*|charges|prepaid|roundPayableTo|customerNotes|terms|internalNote|total|root)(\.|$)/;

/** Says whether a field is inside the fold. */
export const isFolded = (field: string): boolean => !inSight.test(field);
