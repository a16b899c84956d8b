import { expect, it } from '@jest/globals';
import { describeChange } from './describeChange.ts';
import { errorParams } from './errorParams.ts';
import { makeFormat } from './format.ts';

const words: Record<string, string> = {
  'resources.invoices.fields.status': 'Status',
  'resources.invoices.fields.dueDate': 'Due date',
  'kontor.status.sent': 'Sent',
  'kontor.status.annulled': 'Annulled',
};
const t = (key: string, options: Record<string, unknown> = {}): string =>
  key === 'kontor.activity.changed'
    ? Object.values(options).join(' ')
    : (words[key] ?? (typeof options['_'] === 'string' ? options['_'] : key));
const lines = (changes: Record<string, [unknown, unknown]>): string[] =>
  describeChange(changes, 'invoices', t, makeFormat('en', t));

it('says a status in the words of its chip', () => {
  expect(lines({ status: ['sent', 'void'] })).toEqual(['Status Sent Annulled']);
});

it('writes dates as people do and says nothing of the version', () => {
  expect(lines({ version: [1, 2], dueDate: ['2026-03-01', null] })).toEqual(['Due date 1 Mar 2026 –']);
});

it('calls records by their names, and never by their ids', () => {
  const roles: Record<number, string> = { 3: 'Project manager', 4: 'Employee' };
  const told = (change: [number, number]): string[] =>
    describeChange({ roleId: change }, 'users', t, makeFormat('en', t), { roleId: (id) => roles[id] });
  expect(told([3, 4])).toEqual(['roleId Project manager Employee']);
  expect(told([3, 99])).toEqual(['roleId']);
  expect(lines({ customerId: [7, 8] })).toEqual(['customerId']);
});

it('names what was only looked at, whose values are kept secret', () => {
  expect(lines({ dueDate: ['***', '***'] })).toEqual(['Due date']);
});

it('writes the dates of a refusal as people do', () => {
  expect(errorParams({ date: '2026-03-01', limit: '12 h' }, t)).toEqual({ date: '1 Mar 2026', limit: '12 h' });
  expect(errorParams(undefined, t)).toBeUndefined();
});
