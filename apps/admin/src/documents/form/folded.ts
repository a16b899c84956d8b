/** What has its place outside the fold of the details. */
const inSight =
  /^(customerId|exchangeRate\w*|lines|discount\w*|charges|prepaid|roundPayableTo|customerNotes|terms|internalNote|total|root)(\.|$)/;

/** Does the field stand behind the fold? */
export const isFolded = (field: string): boolean => !inSight.test(field);
