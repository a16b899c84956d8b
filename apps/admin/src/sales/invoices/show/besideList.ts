/** The address of an invoice beside the list that it was opened from; a narrow screen shows the invoice alone. */
export const besideList = (id: string | number): string => `/invoices/${id}/show?beside=list`;
