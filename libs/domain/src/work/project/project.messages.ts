import { conflict, invalid } from '../../platform/errors/message.ts';

export const projectMessages = {
  'project.code_in_use': conflict('This project code is already in use.'),
  'project.end_before_start': invalid('The end date is before the start date.'),
  'project.keeps_customer': invalid('This project is on invoices: its customer can no longer change.'),
  'project.keeps_currency': invalid(
    'Hours of this project have rates in %{currency}, so the new customer needs the same currency.',
  ),
  'project.closed': conflict('This project is closed: no hours can be logged on it.'),
  'project.cannot_activate': conflict('A project that is %{status} cannot be activated.'),
  'project.cannot_hold': conflict('A project that is %{status} cannot be put on hold.'),
  'project.cannot_complete': conflict('A project that is %{status} cannot be completed.'),
  'project.cannot_cancel': conflict('A project that is %{status} cannot be cancelled.'),
};
