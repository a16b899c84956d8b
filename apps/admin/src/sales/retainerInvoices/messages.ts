import { en as documentFields } from '../../documents/fields.messages.ts';

export { lt } from './messages.lt.ts';
export { no } from './messages.no.ts';

export const en = {
  resources: {
    retainerInvoices: {
      fields: {
        ...documentFields,
        invoiceDate: 'Invoice date',
        dueDate: 'Due date',
        carriesTax: 'Tax of the advance',
        paid: 'Paid',
        balance: 'Left to pay',
        applied: 'Used by invoices',
        refunded: 'Paid back',
        available: 'Available',
        paymentReference: 'Payment reference',
        paidAt: 'Paid on',
        reason: 'Reason',
      },
    },
  },
  retainerInvoices: {
    none: 'No retainer invoices yet.',
    empty: 'No retainer invoices yet. Ask a customer for money in advance; later invoices use it.',
    new: 'New retainer invoice',
    tabs: { draft: 'Draft', sent: 'Sent', overdue: 'Overdue', paid: 'Paid', void: 'Void' },
    badge: { available: 'Available %{amount}', used_up: 'Used up' },
    tax: { carried: 'On this retainer invoice', later: 'On the final invoice' },
    delete_drafts: 'Delete drafts',
    frozen: 'This retainer invoice was sent. Its amounts are locked.',
    to_retainer: 'Go to the retainer invoice',
    paper: { noun: 'Retainer invoice', to_pay: 'To pay' },
    action: {
      send: 'Send',
      recordPayment: 'Record payment',
      markPaid: 'Mark as paid',
      void: 'Void',
    },
    confirm: {
      send: "Are you sure you want to send this retainer invoice? This can't be undone.",
      issue: 'Yes, send it',
      recordPayment: '%{amount} is still to be paid.',
      markPaid: 'Record a payment of %{amount} and mark the retainer invoice as paid?',
      void: 'Are you sure? The number is kept, and no money is asked for any more.',
      delete: 'It was never sent, so nobody else has it.',
    },
    done: {
      save: 'Retainer invoice successfully saved',
      send: 'Retainer invoice sent',
      recordPayment: 'Payment recorded',
      markPaid: 'Marked as paid',
      void: 'Retainer invoice voided',
    },
    why: { has_payments: 'Undo its payments first.' },
    show: {
      overview: 'Overview',
      payments: 'Payments',
      no_payments: 'No payments yet.',
    },
  },
};
