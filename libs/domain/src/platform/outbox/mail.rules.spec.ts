import { expect, it } from '@jest/globals';
import { assertAgain, whyNotAgain } from './mail.rules.ts';

const mail = { state: 'kept', text: 'Hello', subjectType: 'Invoice' } as const;

it.each([
  [{}, undefined],
  [{ state: 'sent' }, undefined],
  [{ state: 'failed', subjectType: null }, undefined],
  [{ state: 'queued' }, 'mail.still_waiting'],
  [{ subjectType: 'Email', text: '' }, 'mail.is_personal'],
  [{ subjectType: 'User', text: 'https://kontor.example/reset-password#token=…' }, 'mail.has_link'],
] as const)('an email with %j is sent again unless %s', (change, reason) => {
  expect(whyNotAgain({ ...mail, ...change })).toBe(reason);
});

it('an email about a document is not sent again without its PDF', () => {
  expect(() => assertAgain(mail, false)).toThrow(expect.objectContaining({ code: 'mail.no_pdf' }));
  expect(() => assertAgain(mail, true)).not.toThrow();
  expect(() => assertAgain({ ...mail, subjectType: 'Notification' }, false)).not.toThrow();
});
