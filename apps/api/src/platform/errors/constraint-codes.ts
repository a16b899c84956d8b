import type { Code } from '@kontor/domain';

type Meaning = { code: Code; field?: string };

/** What a refusal of the database means. The database decides, so none of these can race. */
export const constraintCodes: Record<string, Meaning> = {
  user_account_email_unique: { code: 'auth.email_in_use', field: 'email' },
  user_account_username_unique: { code: 'auth.username_in_use', field: 'username' },
  user_account_last_admin: { code: 'user.cannot_leave_no_admin' },
  role_name_unique: { code: 'role.name_in_use', field: 'name' },
  user_rate_unique: { code: 'user_rate.exists', field: 'validFrom' },
  classifier_code_unique: { code: 'classifier.code_in_use', field: 'code' },
  contact_one_primary: { code: 'contact.primary_exists', field: 'isPrimary' },
  item_sku_unique: { code: 'item.sku_in_use', field: 'sku' },
  project_code_unique: { code: 'project.code_in_use', field: 'code' },
  project_dates: { code: 'project.end_before_start', field: 'endDate' },
  project_member_unique: { code: 'project_member.exists', field: 'userId' },
  task_dates: { code: 'task.end_before_start', field: 'dueDate' },
  tax_rate_validity: { code: 'tax_rate.valid_to_before_from', field: 'validTo' },
  tax_rate_percent: { code: 'tax_rate.percent_needs_category_s', field: 'percent' },
  bank_account_iban_unique: { code: 'error.already_exists', field: 'iban' },
  number_series_kind_unique: { code: 'error.already_exists', field: 'documentKind' },
  time_entry_interval: { code: 'time_entry.end_before_start', field: 'endAt' },
  time_entry_import_key_unique: { code: 'time_import.already_imported' },
  timer_one_per_user: { code: 'error.stale' },
  invoice_reference_unique: { code: 'document.reference_in_use', field: 'referenceNumber' },
  invoice_due_after_date: { code: 'invoice.due_before_issue', field: 'dueDate' },
  calendar_event_times: { code: 'calendar_event.end_before_start', field: 'end' },
  invoice_frozen: { code: 'invoice.frozen' },
  invoice_source_time_entry_unique: { code: 'invoice.hours_taken' },
};
