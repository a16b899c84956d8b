import { en as documentFields } from '../../documents/fields.messages.ts';

export { lt } from './messages.lt.ts';
export { no } from './messages.no.ts';

export const en = {
  resources: {
    vendorCreditNotes: {
      fields: {
        ...documentFields,
        vendorId: 'Vendor',
        vendorName: 'Vendor',
        number: 'Number',
        creditDate: 'Date',
        billIds: 'Corrected bills',
        bills: 'Corrects',
        reverseCharge: 'Reverse charge',
        reverseTax: 'Tax you owed yourself',
        deductibleTax: 'Deductible tax',
        deductiblePercent: 'Deductible, %',
        unitCost: 'Cost',
        taxAmount: 'Tax amount',
        categoryId: 'Category',
        comment: 'Comment',
        applied: 'Applied to bills',
        refunded: 'Paid back',
        available: 'Available',
        hasPaper: 'Picture or PDF',
        openedAt: 'Opened',
        voidReason: 'Reason',
      },
    },
  },
  vendorCreditNotes: {
    new: 'New credit note',
    none: 'No credit notes yet.',
    empty: 'No credit notes from vendors yet. Enter one here, upload its e-invoice, or make it from a bill.',
    without_number: 'Credit note #%{id}',
    frozen: 'This credit note is open. Make it a draft again to change it.',
    to_note: 'Go to the credit note',
    statuses: { draft: 'Draft', open: 'Open', used: 'Used', void: 'Void' },
    filter: { bill: 'Bill' },
    action: {
      open: 'Open',
      redraft: 'Make it a draft again',
      apply: 'Apply to bills',
      refund: 'Record refund',
      void: 'Void',
      remove: 'Remove',
      undo: 'Undo',
      undo_named: 'Undo %{amount}',
    },
    confirm: {
      open: 'The credit lowers your costs and can pay bills of this vendor. Its lines are locked, and its goods leave the stock.',
      redraft: 'The credit note can be edited again and no longer counts.',
      apply: '%{amount} is available. Enter what each bill of %{vendor} gets.',
      no_bill: '%{vendor} has no open bills in this currency.',
      refund: '%{vendor} paid back a part or all of the %{amount} available.',
      void: 'The credit note stays in the list with its reason, and its amounts no longer count.',
      undo_apply: 'The bill has to be paid again, and %{amount} is available again.',
      undo_refund: 'The refund is deleted, and %{amount} is available again.',
      remove_named: 'Remove %{name}',
    },
    done: {
      save: 'Data saved!',
      open: 'Credit note opened',
      redraft: 'The credit note is a draft again',
      apply: 'Credit applied',
      refund: 'Refund recorded',
      void: 'Credit note voided',
      remove: 'Credit note removed',
      undo: 'Undone',
    },
    why: { used: 'A part of it is used. Undo that first.' },
    form: {
      corrects: 'Add a corrected bill',
      not_corrected: '%{name}: remove with Delete',
      billed:
        'Lines of this bill are on an invoice to a customer. That invoice stays as it is: credit the customer yourself, if you want to pass this on.',
    },
    use: {
      title: 'Use of the credit',
      none: 'Nothing used yet.',
      date: 'Date',
      refunded: 'Paid back by the vendor',
      corrected: 'corrected by this credit note',
    },
  },
};
