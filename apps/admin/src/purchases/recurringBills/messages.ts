import { en as documentFields } from '../../documents/fields.messages.ts';
import { en as scheduleFields } from '../../documents/schedule/fields.messages.ts';

export { lt } from './messages.lt.ts';
export { no } from './messages.no.ts';

export const en = {
  resources: {
    recurringBills: {
      fields: {
        ...documentFields,
        ...scheduleFields,
        vendorId: 'Vendor',
        vendorName: 'Vendor',
        paymentReference: 'Payment reference',
        reverseCharge: 'Reverse charge',
        reverseTax: 'Tax you owe yourself',
        deductibleTax: 'Deductible tax',
        deductiblePercent: 'Deductible, %',
        unitCost: 'Cost',
        taxAmount: 'Tax amount',
        categoryId: 'Category',
        billable: 'Billable',
        markUpPercent: 'Mark-up, %',
        outlay: 'Paid in the customer’s name',
        comment: 'Comment',
      },
    },
  },
  recurringBills: {
    empty: 'No recurring bills yet. Set up what vendors bill again and again, such as rent or software.',
    new: 'New recurring bill',
    runs: 'Bills made',
    no_runs: 'No bill has been made yet.',
    lines: 'Each bill',
    made_hint: "Each date makes a draft. Add the vendor's number and the paper before you open it.",
    state: { made: 'Made', failed: 'Not made', skipped: 'Skipped' },
    hint: {
      name: 'Only you see it, for example "Office rent".',
      terms: "Leave empty for the vendor's payment terms.",
      reference: 'If each bill has the same: RF, KID or what the vendor asks for.',
    },
    confirm: {
      make: 'Make the bill of %{date} now? It stays a draft.',
      skip: 'Skip %{date}? No bill is made for that date.',
      delete: 'The bills made so far stay.',
    },
    done: { save: 'Recurring bill saved', make: 'Bill made' },
  },
};
