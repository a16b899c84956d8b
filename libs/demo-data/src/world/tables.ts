const base = ['id', 'created_at', 'updated_at', 'version'] as const;

/**
 * The tables that the world fills, and their columns. `user_account` has role and password as words and personal numbers unencrypted: the
 * loader adds ids, hashes and encryption. It also makes the file from a document's text.
 */
export const tables = {
  organisation: [
    ...base,
    ...['name', 'legal_code', 'vat_code', 'is_vat_registered', 'is_in_foretaksregisteret', 'street', 'city', 'zip', 'country'],
    ...['email', 'phone', 'website', 'base_currency', 'time_zone', 'language', 'payment_terms_days', 'terms', 'customer_notes'],
    ...['default_hourly_rate', 'workday_minutes', 'day_limit_minutes', 'late_interest_payers'],
  ],
  late_interest_rate: [...base, 'valid_from', 'percent'],
  user_account: [
    ...base,
    ...['username', 'email', 'email_confirmed_at', 'full_name', 'display_name', 'role_key', 'password', 'language', 'active'],
    ...['first_name', 'last_name', 'invited_at', 'phone', 'personal_id', 'emergency_name', 'emergency_phone', 'living_address'],
    ...['street', 'city', 'zip_code', 'country', 'jacket_size_id', 'pant_size_id', 'shoe_size_id', 'bank_account'],
  ],
  user_rate: [...base, 'user_id', 'valid_from', 'hourly_rate', 'cost_rate'],
  user_document: [...base, 'user_id', 'category_id', 'valid_until', 'name', 'mime_type', 'created_by_id', 'text'],
  classifier: [...base, 'type', 'code', 'name_en', 'name_lt', 'name_no', 'position', 'active'],
  tax_rate: [
    ...base,
    ...['name', 'percent', 'category', 'exemption_reason', 'isaf_code', 'saft_code', 'valid_from', 'valid_to', 'is_default'],
  ],
  bank_account: [...base, 'bank_name', 'iban', 'bic', 'currency', 'is_default', 'kid_method', 'kid_length'],
  customer: [
    ...base,
    ...['kind', 'name', 'legal_code', 'vat_code', 'email', 'phone', 'website', 'street', 'city', 'zip', 'country', 'currency'],
    ...['language', 'payment_terms_days', 'hourly_rate', 'discount_percent', 'buyer_reference', 'notes', 'active'],
  ],
  contact: [
    ...base,
    'customer_id',
    'first_name',
    'last_name',
    'position',
    'email',
    'phone',
    'is_primary',
    'gets_invoices',
    'gets_reminders',
  ],
  item: [
    ...base,
    ...[
      'sku',
      'name',
      'description',
      'kind',
      'unit_id',
      'selling_price',
      'purchase_price',
      'tax_rate_id',
      'category_id',
      'active',
      'barcode',
      'stock_tracked',
      'reorder_level',
      'preferred_vendor_id',
    ],
  ],
  stock_move: [
    ...['id', 'created_at', 'item_id', 'move_date', 'kind', 'quantity', 'given_value', 'value', 'quantity_after', 'value_after'],
    ...['subject', 'subject_id', 'reference', 'reason_id', 'holder_id', 'user_id'],
  ],
  inventory_adjustment: [
    ...base,
    ...['kind', 'status', 'adjustment_date', 'reason_id', 'reference_number', 'posted_at', 'posted_by_id', 'value'],
  ],
  stock_count: [...base, ...['status', 'count_date', 'category_id', 'reason_id']],
  stock_count_line: ['id', 'count_id', 'item_id', 'counted', 'counted_at', 'counted_by_id'],
  inventory_adjustment_line: [
    ...['id', 'adjustment_id', 'position', 'item_id', 'counted', 'difference', 'unit_cost', 'value_difference'],
  ],
  vendor: [
    ...base,
    ...['kind', 'name', 'legal_code', 'vat_code', 'email', 'phone', 'website', 'street', 'city', 'zip', 'country', 'currency'],
    ...['payment_terms_days', 'account', 'account_changed_at', 'account_changed_by_id', 'category_id', 'tax_rate_id'],
    ...['notes', 'active'],
  ],
  vendor_contact: [...base, 'vendor_id', 'first_name', 'last_name', 'position', 'email', 'phone', 'is_primary'],
  bill: [
    ...base,
    ...['status', 'number', 'vendor_id', 'order_number', 'bill_date', 'due_date', 'currency', 'exchange_rate'],
    ...['exchange_rate_date', 'prices_include_tax', 'reverse_charge', 'discount_percent', 'subtotal', 'discount', 'net', 'tax'],
    ...['reverse_tax', 'deductible_tax', 'total', 'paid', 'credited', 'balance', 'opened_at', 'paid_at', 'void_reason'],
  ],
  bill_line: [
    ...[
      'id',
      'bill_id',
      'position',
      'category_id',
      'item_id',
      'description',
      'quantity',
      'unit',
      'unit_cost',
      'discount',
      'tax_rate_id',
    ],
    ...['tax_name', 'tax_percent', 'tax_category', 'tax_reason', 'tax_isaf_code', 'net', 'base', 'tax', 'deductible_percent'],
    ...['deductible_tax', 'project_id', 'customer_id', 'billable', 'mark_up_percent', 'mark_up', 'unit_price'],
  ],
  bill_tax: ['id', 'bill_id', 'category', 'percent', 'base', 'amount', 'deductible'],
  recurring_bill: [
    ...base,
    ...['status', 'name', 'every', 'unit', 'vendor_id', 'first_date', 'next_date', 'set_up_by_id', 'currency', 'subtotal', 'net'],
    ...['tax', 'deductible_tax', 'total'],
  ],
  recurring_bill_line: [
    ...['id', 'recurring_bill_id', 'position', 'category_id', 'description', 'quantity', 'unit', 'unit_cost', 'tax_rate_id'],
    ...['tax_name', 'tax_percent', 'tax_category', 'net', 'base', 'tax', 'deductible_tax'],
  ],
  recurring_bill_run: ['id', 'created_at', 'recurring_bill_id', 'run_date', 'state', 'bill_id'],
  vendor_credit_note: [
    ...base,
    ...['status', 'number', 'vendor_id', 'credit_date', 'supply_date', 'currency', 'exchange_rate', 'exchange_rate_date'],
    ...['reverse_charge', 'subtotal', 'discount', 'net', 'tax', 'reverse_tax', 'deductible_tax', 'total', 'applied', 'refunded'],
    ...['available', 'opened_at', 'void_reason', 'comment'],
  ],
  vendor_credit_note_line: [
    ...['id', 'vendor_credit_note_id', 'position', 'category_id', 'description', 'quantity', 'unit', 'unit_cost', 'discount'],
    ...['tax_rate_id', 'tax_name', 'tax_percent', 'tax_category', 'tax_reason', 'tax_isaf_code', 'net', 'base', 'tax'],
    ...['deductible_percent', 'deductible_tax', 'project_id'],
  ],
  vendor_credit_note_tax: ['id', 'vendor_credit_note_id', 'category', 'percent', 'base', 'amount', 'deductible'],
  vendor_credit_note_bill: ['id', 'vendor_credit_note_id', 'bill_id'],
  vendor_credit_application: ['id', 'vendor_credit_note_id', 'bill_id', 'application_date', 'amount'],
  vendor_refund: ['id', 'vendor_credit_note_id', 'refund_date', 'amount', 'method', 'reference'],
  vendor_payment: [...base, ...['vendor_id', 'payment_date', 'amount', 'currency', 'exchange_rate', 'method', 'reference']],
  payment_run: [...base, ...['payment_date', 'currency', 'bank_account_id', 'note', 'total']],
  payment_run_line: ['id', 'payment_run_id', 'position', 'bill_id', 'amount'],
  vendor_payment_allocation: ['id', 'vendor_payment_id', 'bill_id', 'amount'],
  reimbursement: [...base, ...['user_id', 'payment_date', 'amount', 'currency', 'method', 'reference']],
  document_text: [...base, ...['kind', 'language', 'customer_notes', 'terms']],
  travel_rate: [...base, ...['kind', 'name', 'currency', 'amount', 'passenger_amount', 'valid_from', 'valid_to']],
  expense: [
    ...base,
    ...['status', 'user_id', 'paid_by', 'expense_date', 'vendor_name', 'comment', 'category_id', 'currency', 'exchange_rate'],
    ...['exchange_rate_date', 'amount', 'base_amount', 'tax_rate_id', 'tax_name', 'tax_percent', 'tax_category', 'tax', 'net'],
    ...['deductible_tax', 'project_id', 'customer_id', 'billable', 'mark_up', 'unit_price', 'submitted_at', 'approved_at'],
    ...['approved_by_id', 'reject_reason', 'reimbursement_id'],
    ...['kind', 'travel_rate_id', 'travel_rate_name', 'unit_amount', 'passenger_amount', 'quantity', 'passengers'],
    ...['departure', 'destination', 'end_date'],
  ],
  file: ['id', 'created_at', 'name', 'mime_type', 'subject', 'subject_id', 'created_by_id', 'text'],
  project: [
    ...base,
    ...['code', 'name', 'customer_id', 'status', 'billing', 'hourly_rate', 'budget_amount', 'budget_minutes'],
    ...['start_date', 'end_date', 'description'],
  ],
  project_member: [...base, 'project_id', 'user_id', 'hourly_rate'],
  task: [
    ...base,
    ...['project_id', 'name', 'estimate_minutes', 'start_date', 'due_date', 'hourly_rate', 'billable', 'is_done', 'position'],
  ],
  dated_rate: [
    ...base,
    ...['organisation_id', 'customer_id', 'project_id', 'task_id', 'project_member_id', 'valid_from', 'hourly_rate'],
  ],
  time_entry: [
    ...base,
    ...['user_id', 'project_id', 'task_id', 'work_date', 'minutes', 'start_at', 'end_at', 'note', 'billable'],
    ...['billing_rate', 'cost_rate'],
  ],
  invoice: [
    ...base,
    ...[
      'status',
      'number',
      'number_series_id',
      'customer_id',
      'contact_id',
      'project_id',
      'reference_number',
      'order_number',
      'invoice_date',
    ],
    ...['exchange_rate_inverted', 'exchange_rate_date', 'exchange_rate_source'],
    ...['due_date', 'currency', 'exchange_rate', 'language', 'prices_include_tax', 'discount_percent', 'discount_amount'],
    ...[
      'charges',
      'prepaid',
      'round_payable_to',
      'rounding',
      'charge',
      'customer_notes',
      'terms',
      'internal_note',
      'subtotal',
      'discount',
      'net',
      'tax',
      'total',
      'paid',
      'written_off',
      'credited',
      'credited_total',
      'advanced',
      'balance',
    ],
    ...['sent_at', 'paid_at', 'payment_reference', 'snapshot'],
  ],
  invoice_line: [
    ...['id', 'invoice_id', 'position', 'kind', 'item_id', 'description', 'quantity', 'unit', 'unit_price', 'discount_percent'],
    ...[
      'discount',
      'discount_amount',
      'charge',
      'charge_reason',
      'tax_rate_id',
      'tax_name',
      'tax_percent',
      'tax_category',
      'tax_reason',
      'tax_isaf_code',
      'net',
      'service_from',
      'service_to',
    ],
  ],
  invoice_tax: ['id', 'invoice_id', 'category', 'percent', 'discount', 'charge', 'base', 'amount', 'exemption_reason'],
  invoice_source: ['id', 'invoice_line_id', 'time_entry_id', 'expense_id'],
  credit_note: [
    ...base,
    ...[
      'status',
      'number',
      'number_series_id',
      'invoice_id',
      'customer_id',
      'contact_id',
      'project_id',
      'credit_note_date',
      'goods_returned',
    ],
    ...[
      'reason',
      'currency',
      'language',
      'exchange_rate',
      'exchange_rate_inverted',
      'exchange_rate_date',
      'exchange_rate_source',
    ],
    ...['prices_include_tax', 'charges', 'charge', 'rounding', 'subtotal', 'discount', 'net', 'tax', 'total'],
    ...['applied', 'paid_back', 'unallocated', 'paid_back_date', 'paid_back_method', 'sent_at', 'snapshot'],
  ],
  credit_note_line: [
    ...['id', 'credit_note_id', 'invoice_line_id', 'is_by_amount', 'position', 'kind', 'item_id', 'description', 'quantity'],
    ...['unit', 'unit_price', 'base_quantity', 'net', 'tax_rate_id', 'tax_name', 'tax_percent', 'tax_category', 'tax_reason'],
    ...['tax_isaf_code', 'service_from', 'service_to'],
  ],
  credit_note_tax: ['id', 'credit_note_id', 'category', 'percent', 'discount', 'charge', 'base', 'amount', 'exemption_reason'],
  credit_allocation: ['id', 'credit_note_id', 'invoice_id', 'amount', 'allocation_date'],
  estimate: [
    ...base,
    ...['status', 'number', 'number_series_id', 'customer_id', 'contact_id', 'project_id', 'estimate_date', 'expiry_date'],
    ...['currency', 'exchange_rate', 'language', 'prices_include_tax', 'customer_notes', 'terms', 'subtotal', 'discount'],
    ...['charge', 'net', 'tax', 'total', 'full_total', 'sent_at', 'decided_at', 'decline_reason_id', 'decline_remark'],
    ...['decided_by_name', 'chosen_lines', 'accepted_total', 'made_project_id', 'snapshot'],
  ],
  estimate_line: [
    ...['id', 'estimate_id', 'position', 'kind', 'item_id', 'description', 'quantity', 'unit', 'unit_price', 'discount_percent'],
    ...['discount', 'tax_rate_id', 'tax_name', 'tax_percent', 'tax_category', 'net', 'optional'],
  ],
  estimate_tax: ['id', 'estimate_id', 'category', 'percent', 'discount', 'charge', 'base', 'amount', 'exemption_reason'],
  recurring_invoice: [
    ...base,
    ...['status', 'name', 'every', 'unit', 'first_date', 'next_date', 'sends', 'bills_hours', 'set_up_by_id', 'customer_id'],
    ...['contact_id', 'language', 'currency', 'subtotal', 'net', 'tax', 'total'],
  ],
  recurring_invoice_run: ['id', 'created_at', 'recurring_invoice_id', 'run_date', 'state', 'invoice_id'],
  recurring_invoice_line: [
    ...['id', 'recurring_invoice_id', 'position', 'kind', 'description', 'quantity', 'unit', 'unit_price', 'tax_rate_id'],
    ...['tax_name', 'tax_percent', 'tax_category', 'net'],
  ],
  retainer_invoice: [
    ...base,
    ...['status', 'number', 'number_series_id', 'customer_id', 'contact_id', 'invoice_date', 'due_date', 'currency'],
    ...[
      'exchange_rate',
      'exchange_rate_inverted',
      'language',
      'prices_include_tax',
      'carries_tax',
      'subtotal',
      'net',
      'tax',
      'total',
      'paid',
    ],
    ...['applied', 'refunded', 'balance', 'prepaid_minutes', 'drawn_minutes', 'sent_at', 'paid_at', 'snapshot'],
  ],
  retainer_invoice_line: [
    ...['id', 'retainer_invoice_id', 'position', 'kind', 'description', 'quantity', 'unit', 'unit_price', 'tax_rate_id'],
    ...['tax_name', 'tax_percent', 'tax_category', 'tax_isaf_code', 'net'],
  ],
  retainer_invoice_tax: ['id', 'retainer_invoice_id', 'category', 'percent', 'base', 'amount'],
  retainer_application: ['id', 'retainer_invoice_id', 'invoice_id', 'amount', 'minutes', 'application_date', 'is_final'],
  retainer_application_line: ['id', 'retainer_application_id', 'invoice_line_id', 'category', 'percent', 'base', 'amount'],
  retainer_hours_line: ['id', 'retainer_application_id', 'invoice_line_id'],
  retainer_refund: ['id', 'retainer_invoice_id', 'refund_date', 'amount', 'method', 'reference'],
  retainer_payment: ['id', 'payment_id', 'retainer_invoice_id', 'amount', 'allocation_date'],
  payment: [
    ...base,
    'exchange_rate_inverted',
    ...['customer_id', 'payment_date', 'amount', 'currency', 'exchange_rate', 'method', 'reference', 'unallocated', 'refunded'],
  ],
  payment_refund: ['id', 'payment_id', 'refund_date', 'amount', 'method', 'reference'],
  payment_allocation: ['id', 'payment_id', 'invoice_id', 'amount', 'allocation_date'],
  reminder: [...base, 'invoice_id', 'stage', 'reminder_date', 'to_address', 'balance', 'is_automatic', 'created_by_id'],
  write_off: [...base, 'invoice_id', 'write_off_date', 'amount', 'reason', 'created_by_id'],
  audit: ['id', 'at', 'actor', 'user_id', 'verb', 'subject', 'subject_id', 'changes'],
  number_series: [...base, 'document_kind', 'pattern', 'next_number', 'resets_yearly', 'is_default', 'year', 'last_issued_date'],
} as const satisfies Record<string, readonly string[]>;

export type TableName = keyof typeof tables;
export type Value = string | number | boolean | null | object;
export type RowOf<T extends TableName> = Record<(typeof tables)[T][number], Value>;
export type Batch = { table: TableName; columns: readonly string[]; rows: Value[][] };

const largestBatch = 10_000;

/** Batches of rows of one table, with values in the order of its columns. */
export function* batches<T extends TableName>(table: T, rows: readonly RowOf<T>[]): Generator<Batch> {
  const columns: readonly (typeof tables)[T][number][] = tables[table];
  for (let from = 0; from < rows.length; from += largestBatch) {
    yield { table, columns, rows: rows.slice(from, from + largestBatch).map((row) => columns.map((column) => row[column])) };
  }
}

/** The columns that every editable record has. */
export function baseColumns(id: number, at: string): { id: number; created_at: string; updated_at: string; version: number } {
  return { id, created_at: at, updated_at: at, version: 1 };
}
