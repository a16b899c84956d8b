import { expect, it } from '@jest/globals';
import { describeChange } from './describeChange.ts';
import { errorParams } from '../api/calls/errorParams.ts';
import { makeFormat } from '../format/format.ts';

const words: Record<string, string> = {
  'resources.invoices.fields.status': 'Status',
  'resources.invoices.fields.dueDate': 'Due date',
  'kontor.status.sent': 'Sent',
  'kontor.status.void': 'Void',
};
const t = (key: string, options: Record<string, unknown> = {}): string =>
  key === 'kontor.activity.changed'
    ? Object.values(options).join(' ')
    : (words[key] ?? (typeof options['_'] === 'string' ? options['_'] : key));
const telling = { resource: 'invoices', t, format: makeFormat('en', t), currency: 'NOK' };
const lines = (changes: Record<string, [unknown, unknown]>): string[] => describeChange(changes, telling);

it('says a status in the words of its chip', () => {
  expect(lines({ status: ['sent', 'void'] })).toEqual(['Status Sent Void']);
});

it('writes dates as people do and says nothing of the version', () => {
  expect(lines({ version: [1, 2], dueDate: ['2026-03-01', null] })).toEqual(['Due date 1 Mar 2026 –']);
});

it('calls records by their names, and never by their ids', () => {
  const roles: Record<number, string> = { 3: 'Project manager', 4: 'Employee' };
  const told = (change: [number, number]): string[] =>
    describeChange({ roleId: change }, { ...telling, resource: 'users', names: { roleId: (id) => roles[id] } });
  expect(told([3, 4])).toEqual(['roleId Project manager Employee']);
  expect(told([3, 99])).toEqual(['roleId']);
  expect(lines({ customerId: [7, 8] })).toEqual(['customerId']);
  expect(lines({ lines: [null, 'create'] })).toEqual(['lines']);
});

it('writes amounts as money with cents, and a price with all its places', () => {
  const told = (field: string, before: number | null, after: number): string | undefined =>
    lines({ [field]: [before, after] })[0]?.replace(/\s/g, ' ');
  expect(told('paid', 0, 1399)).toBe('paid NOK 0.00 NOK 1,399.00');
  expect(told('available', 5.51, 0)).toBe('available NOK 5.51 NOK 0.00');
  expect(told('advanced', 0, 500)).toBe('advanced NOK 0.00 NOK 500.00');
  expect(told('hourlyRate', null, 80.5)).toBe('hourlyRate – NOK 80.50');
  expect(told('sellingPrice', 0.0425, 2)).toBe('sellingPrice NOK 0.0425 NOK 2.00');
  const rise = { validFrom: '2027-01-01', hourlyRate: 95.5 };
  const rates = lines({ rates: [[], [rise, { validFrom: '2027-02-01', hourlyRate: null }]] })[0]?.replace(/\s/g, ' ');
  expect(rates).toBe('rates – 1 Jan 2027: NOK 95.50, 1 Feb 2027: –');
  expect(told('markUp', 0, 15)).toBe('markUp 0% 15%');
  expect(told('discountPercent', 5, 7.5)).toBe('discountPercent 5% 7.5%');
  expect(told('paymentTermsDays', 14, 1400)).toBe('paymentTermsDays 14 1,400');
});

it('names what was only looked at, whose values are kept secret', () => {
  expect(lines({ dueDate: ['***', '***'] })).toEqual(['Due date']);
});

it('writes the dates of a refusal as people do', () => {
  expect(errorParams({ date: '2026-03-01', limit: '12 h' }, t)).toEqual({ date: '1 Mar 2026', limit: '12 h' });
  expect(errorParams(undefined, t)).toBeUndefined();
});

it('leaves out the id of whoever took the step, whom its entry names', () => {
  const at = '2026-03-02T09:00:00Z';
  const told = describeChange({ approvedAt: [null, at], approvedById: [null, 5] }, { ...telling, resource: 'expenses' });
  expect(told).toHaveLength(1);
});

it('tells a reason once, also one that the record keeps', () => {
  const told = (changes: Record<string, [unknown, unknown]>): string[] =>
    describeChange(changes, {
      ...telling,
      resource: 'bills',
      t: (key, options) =>
        key === 'kontor.activity.set' ? `${String(options?.['field'])}: ${String(options?.['to'])}` : t(key, options),
    });
  expect(told({ voidReason: [null, 'Twice'], reason: [null, 'Twice'] })).toEqual(['voidReason: Twice']);
  expect(told({ reason: [null, 'Twice'] })).toEqual(['kontor.activity.reason: Twice']);
  expect(told({ disputeReason: ['Late', 'Wrong'] })).toEqual(['disputeReason Late Wrong']);
});

it('lists numbers, such as those of chosen lines', () => {
  expect(lines({ chosenLines: [[2, 3], []] })).toEqual(['chosenLines 2, 3 –']);
});
