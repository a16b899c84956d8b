import { expect, it } from '@jest/globals';
import type { EmailInput } from '@kontor/domain';
import { onSendLater, sendLater } from './sending.ts';

const about = (subject: string) => ({ subject }) as EmailInput;

it('an email that is sent before anybody is there to wait with it, is waited for by the first who comes, once', () => {
  const came: string[] = [];
  const take = (who: string) => onSendLater(({ email }) => came.push(`${who}: ${email.subject}`));
  sendLater(about('The roof'));
  expect(came).toEqual([]);
  const leave = take('first');
  expect(came).toEqual(['first: The roof']);
  sendLater(about('The wall'));
  leave();
  const leaveAgain = take('second');
  leaveAgain();
  expect(came).toEqual(['first: The roof', 'first: The wall']);
});
