import { conflict, invalid } from '../../platform/errors/message.ts';

export const invoiceMessages = {
  'invoice.due_before_issue': invalid('Due date can not be less than invoice date!'),
  'invoice.frozen': conflict(
    'The amounts of an issued invoice are locked: only its internal note, due date and files can change.',
  ),
  'invoice.due_date_reason': invalid('Please say why the due date changes.'),
  'invoice.cannot_send': conflict('An invoice that is %{status} cannot be sent.'),
  'invoice.cannot_mark_paid': conflict('An invoice that is %{status} cannot be marked as paid.'),
  'invoice.cannot_record_payment': conflict('An invoice that is %{status} takes no payment.'),
  'invoice.cannot_undo_payment': conflict('An invoice that is %{status} has no payment to undo.'),
  'invoice.cannot_write_off': conflict('An invoice that is %{status} cannot be written off.'),
  'invoice.cannot_undo_write_off': conflict('An invoice that is %{status} has no write-off to undo.'),
  'invoice.cannot_void': conflict('An invoice that is %{status} cannot be voided.'),
  'invoice.cannot_delete': conflict('An invoice that is %{status} cannot be deleted.'),
  'invoice.cannot_move_due_date': conflict('The due date of an invoice that is %{status} cannot change.'),
  'invoice.has_payments': conflict('Undo the payments of this invoice first.'),
  'invoice.has_write_offs': conflict('Undo the write-offs of this invoice first.'),
  'invoice.hours_taken': conflict('Some of these hours are already on another invoice.'),
  'invoice.hours_on_invoice': invalid('Some of these hours are already on invoice %{invoice}.'),
  'invoice.hours_of_other_customer': invalid('Some of these hours belong to another customer.'),
  'invoice.hours_of_other_project': invalid('Some of these hours belong to another project.'),
  'invoice.hours_not_billable': invalid('Some of these hours are not billable.'),
  'invoice.hours_changed': conflict(
    'Some of these hours were changed since this line was made of them. Remove it and add the hours again.',
  ),
};
