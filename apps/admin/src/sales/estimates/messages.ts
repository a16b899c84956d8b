import { en as documentFields } from '../../documents/fields.messages.ts';

export { lt } from './messages.lt.ts';
export { no } from './messages.no.ts';

export const en = {
  resources: {
    estimates: {
      fields: {
        ...documentFields,
        estimateDate: 'Estimate date',
        expiryDate: 'Valid until',
        revision: 'Version',
        decidedAt: 'Decided on',
        declineReasonId: 'Reason',
        decidedByName: 'Answered by link',
        decidedFrom: 'Answered from the address',
        acceptRemark: "Customer's remark",
        declineRemark: 'What the customer said',
        acceptedTotal: 'Accepted total',
        fullTotal: 'Total with all optional lines',
        chosenLines: 'Chosen lines',
        madeProjectId: 'Project made from it',
        invoiceId: 'Invoice',
        invoiceNumber: 'Invoice',
      },
    },
  },
  estimates: {
    none: 'No estimates yet.',
    empty: 'No estimates yet. Make the first one and send it to your customer.',
    new: 'New estimate',
    /** Of the estimates that were accepted, declined or expired. */
    won: 'Won %{share}% (%{won} of %{count})',
    won_by: {
      title: 'Share won by period',
      text: 'Of the estimates of the list that were accepted, declined or expired, by the day on which they ended. Amounts are in the base currency.',
      period: 'Period',
      month: 'Month',
      quarter: 'Quarter',
      quarter_of: 'Q%{quarter} %{year}',
      by_number: 'By number',
      by_amount: 'By amount',
      of: '%{won} of %{all}',
      all: 'All',
      none: 'None of these estimates has ended yet.',
    },
    tabs: { draft: 'Draft', sent: 'Sent', expired: 'Expired', accepted: 'Accepted', rejected: 'Rejected' },
    status: { draft: 'Draft', sent: 'Sent', expired: 'Expired', accepted: 'Accepted', rejected: 'Rejected' },
    invoiced: 'Invoiced',
    delete_drafts: 'Delete drafts',
    frozen: 'This estimate was sent. Revise it to change it.',
    to_estimate: 'Go to the estimate',
    to_invoice: 'Go to invoice',
    to_project: 'Go to project',
    made_this_project: 'This project was made from it',
    project: { code: 'Project code', name: 'Project name' },
    options: { title: 'Which optional lines does the customer want?', total: 'Total: %{total}' },
    paper: { noun: 'Estimate' },
    action: {
      send: 'Send',
      accept: 'Mark as accepted',
      decline: 'Mark as declined',
      revise: 'Revise',
      convert: 'Convert to invoice',
      makeProject: 'Make a project',
    },
    confirm: {
      send: 'Are you sure you want to send this estimate? The customer gets it as it is now.',
      issue: 'Send estimate',
      accept: 'Are you sure the customer accepts this estimate?',
      decline: 'Are you sure the customer declines this estimate?',
      revise: 'Are you sure? A new version is opened for editing under the same number. The one that was sent can still be read.',
      convert:
        'Are you sure? A draft invoice with the accepted lines and the same total is made. The estimate counts as accepted.',
      makeProject:
        'Are you sure? A project at a fixed price is made: a task with its hours for each line priced by time, those hours and the accepted amount without tax as its budget. The estimate then belongs to it.',
      expired: 'It was valid until %{date}.',
      delete: 'It was never sent, so nobody else has it.',
    },
    done: {
      save: 'Estimate successfully saved',
      send: 'Estimate sent',
      accept: 'Marked as accepted',
      decline: 'Marked as declined',
      revise: 'New version opened',
      convert: 'Draft invoice created',
      makeProject: 'Project created',
    },
    show: { overview: 'Overview', versions: 'Earlier versions', version: 'Version %{number}', sent_on: 'sent %{date}' },
  },
};
