import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { readInput } from '../../platform/input/read-input.ts';
import { DemoUserInput, demoUserOf } from './demo-user.input.ts';
import { demoUserPosition, fitsDemoUser } from './demo-user.ts';

const all = { q: '', role: '', currentPlan: '', status: '' };
const user = demoUserOf(51, { fullName: 'Ana Berg', username: 'anab', role: 'editor' });

describe('a demo user', () => {
  it('has the lowest role and plan by default', () => {
    expect(user).toEqual({
      id: 51,
      fullName: 'Ana Berg',
      company: '',
      role: 'editor',
      username: 'anab',
      country: '',
      contact: '',
      email: '',
      currentPlan: 'basic',
      status: 'pending',
      avatar: '',
    });
  });
  it('comes first in the list when added, the last one first', () => {
    expect([1, 50, 51, 52].sort((a, b) => demoUserPosition(a) - demoUserPosition(b))).toEqual([52, 51, 1, 50]);
  });
  it.each([
    [{}, true],
    [{ q: 'BERG' }, true],
    [{ q: 'anab', role: 'editor' }, true],
    [{ q: 'berg', role: 'admin' }, false],
    [{ role: 'emperor' }, false],
    [{ currentPlan: 'basic', status: 'pending' }, true],
    [{ status: 'active' }, false],
  ])('%j: %s', (filter, fits) => expect(fitsDemoUser(user, { ...all, ...filter })).toBe(fits));
  it('is read although clients send extra fields, and refused without a name', async () => {
    expect((await readInput(DemoUserInput, { fullName: 'A', username: 'a', id: 7, admin: true })).input).toEqual({
      fullName: 'A',
      username: 'a',
    });
    expect((await readInput(DemoUserInput, { username: 'a', role: 'emperor' })).fields).toMatchObject({
      fullName: { code: 'field.required' },
      role: { code: 'field.not_one_of' },
    });
  });
});
