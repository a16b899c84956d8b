import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { readInput } from '../../platform/input/read-input.ts';
import { DemoInvoiceInput, demoInvoiceOf } from './demo-invoice.input.ts';

const client = { name: 'Rasa Berg', company: 'Berg Boats', companyEmail: 'rasa@bergboats.example' };
const input = { client, service: 'Sails', total: 1200, issuedDate: '2026-03-09', dueDate: '2026-12-31' };

describe('a demo invoice', () => {
  it('is a draft with its whole total unpaid, and dates in the format of the samples', () => {
    expect(demoInvoiceOf(5037, input)).toEqual({
      id: 5037,
      issuedDate: '9 Mar 2026',
      client: { ...client, address: '', country: '', contact: '' },
      service: 'Sails',
      total: 1200,
      avatar: '',
      invoiceStatus: 'Draft',
      balance: '$1200',
      dueDate: '31 Dec 2026',
    });
  });
  it('has a balance of 0 once it is paid', () =>
    expect(demoInvoiceOf(1, { ...input, invoiceStatus: 'Paid' })).toMatchObject({ invoiceStatus: 'Paid', balance: 0 }));
  it('may be due on its date, but not before', () => {
    expect(demoInvoiceOf(1, { ...input, dueDate: '2026-03-09' }).dueDate).toBe('9 Mar 2026');
    expect(() => demoInvoiceOf(1, { ...input, dueDate: '2026-03-08' })).toThrow(
      expect.objectContaining({ code: 'invoice.due_before_issue', errors: { dueDate: { code: 'invoice.due_before_issue' } } }),
    );
  });
  it('is refused without a client, and with a fraction of a dollar', async () => {
    const { fields } = await readInput(DemoInvoiceInput, { ...input, client: { name: 'Rasa' }, total: 0.5 });
    expect(fields).toMatchObject({
      'client.company': { code: 'field.required' },
      'client.companyEmail': { code: 'field.required' },
      total: { code: 'field.not_whole' },
    });
  });
});
