const lists: Record<string, string> = {
  Customer: 'customers',
  Project: 'projects',
  Invoice: 'invoices',
  Item: 'items',
  User: 'users',
  Estimate: 'estimates',
  RetainerInvoice: 'retainerInvoices',
  Bill: 'bills',
  Vendor: 'vendors',
  ErrorLog: 'logs',
};
const pages: Record<string, string> = {
  TimeEntry: '/timeSheets/index',
  Organisation: '/settings/index',
};

/** The page of a record, by the subject that audit rows and notifications name. Example: `linkTo('Invoice', 42)` is `/invoices/42/show`. */
export function linkTo(subject: string | null, id: number | null): string | undefined {
  if (!subject) return undefined;
  const list = lists[subject];
  if (list) return id === null ? `/${list}/index` : `/${list}/${id}/show`;
  return pages[subject];
}
