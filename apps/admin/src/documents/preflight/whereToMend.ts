type Mend = { what: 'profile' | 'accounts' | 'series' | 'customer' | 'draft'; to: string };
type Refusal = { code?: string; params?: { fields?: unknown }; errors?: Record<string, unknown> };
type Refused = { id: number; customerId: number };

const profile = new Set(['document.organisation_incomplete', 'document.e_invoice_seller']);
const accounts = new Set(['invoice.no_bank_account', 'bank_account.kid_too_short']);
/** The customer's field for each code whose refusal does not name one. */
const customer: Record<string, string> = {
  'document.customer_incomplete': 'name',
  'document.e_invoice_buyer': 'electronicAddress',
  'document.buyer_vat_code': 'vatCode',
  'document.not_within_union': 'country',
  'document.not_exported': 'country',
  'invoice.above_credit_limit': 'creditLimit',
};
const draft = new Set([
  'document.no_lines',
  'document.e_invoice_reference',
  'document.tax_rate_changed',
  'document.outside_vat_mixed',
  'document.outside_vat_registered',
  'document.ground_missing',
  'document.supply_date_missing',
  'document.delivery_place_missing',
  'document.language_changed',
  'document.date_in_future',
  'document.date_before_last',
  'document.date_before_series',
  'number_series.closed',
  'document.backdate_other_period',
  'organisation.period_locked',
  'tax_rate.not_in_force',
]);

/** The page where missing data can be entered, with the first field after the `#`; undefined where the dialog itself asks for it. */
export function whereToMend(resource: string, { id, customerId }: Refused, refusal: Refusal | null): Mend | undefined {
  const { code = '', params, errors = {} } = refusal ?? {};
  const missing = typeof params?.fields === 'string' ? params.fields.split(', ')[0] : undefined;
  const field = missing ?? Object.keys(errors)[0];
  const at = field ? `#${field}` : '';
  if (profile.has(code)) return { what: 'profile', to: `/settings/index?section=profile${at}` };
  if (accounts.has(code)) return { what: 'accounts', to: '/settings/index?section=bankAccounts' };
  if (code === 'number_series.missing') return { what: 'series', to: '/settings/index?section=numberSeries' };
  if (customer[code]) return { what: 'customer', to: `/customers/${customerId}#${missing ?? customer[code]}` };
  if (draft.has(code)) return { what: 'draft', to: `/${resource}/${id}${at}` };
  return undefined;
}
