import { en as documentFields } from '../../documents/fields.messages.ts';
import { en as scheduleFields } from '../../documents/schedule/fields.messages.ts';

export { lt } from './messages.lt.ts';
export { no } from './messages.no.ts';

export const en = {
  resources: {
    recurringInvoices: {
      fields: {
        ...documentFields,
        ...scheduleFields,
        sends: 'Send automatically',
        sendTo: 'Recipients',
        billsHours: 'Add the unbilled hours of each period',
        hoursBy: 'Group hours by',
      },
    },
  },
  recurringInvoices: {
    empty: 'No recurring invoices yet. Set up what you bill again and again, such as hosting or rent.',
    new: 'New recurring invoice',
    runs: 'Invoices made',
    no_runs: 'No invoice has been made yet.',
    lines: 'Each invoice',
    and_hours: 'Unbilled hours of the period',
    hours_of: 'Hours from %{from} to %{to}',
    makes: { draft: 'Makes drafts', sent: 'Sends invoices' },
    state: {
      made: 'Draft',
      sending: 'Sending',
      sent: 'Sent',
      notSent: 'Not sent',
      failed: 'Not made',
      nothing: 'No hours to bill',
      skipped: 'Skipped',
    },
    group: { project: 'Project', task: 'Task', person: 'Person', day: 'Day', entry: 'Each entry' },
    hint: {
      name: 'Only you see it, for example "Hosting".',
      terms: "Leave empty for the customer's payment terms.",
      sends: 'Each invoice is sent on its day. One that cannot be sent stays a draft, and you are told.',
      drafts: 'Each invoice waits as a draft until you send it.',
      send_to: "Leave empty for the customer's email address.",
      hours: 'From one date to the day before the next: the hours of the customer, or of the project if you chose one.',
    },
    confirm: {
      make: 'Make the invoice of %{date} now? It is dated today and stays a draft.',
      make_and_send: 'Make the invoice of %{date} now and send it? It is dated today.',
      skip: 'Skip %{date}? No invoice is made for that date.',
      delete: 'The invoices made so far stay.',
    },
    done: {
      save: 'Recurring invoice saved',
      make: 'Invoice made',
    },
  },
};
