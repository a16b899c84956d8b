import { afterEach, expect, it } from '@jest/globals';
import { writeSession, type UserData } from './session.ts';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it("leaves nothing of the person before when somebody else signs in, and keeps what is one's own", () => {
  for (const key of ['kontor.invoice.7.new', 'kontor.estimate.7.12', 'kontor.invoice.8.new', 'RaStore.theme'])
    localStorage.setItem(key, '{}');
  for (const key of ['kontor.typed.7', 'kontor.typed.8']) sessionStorage.setItem(key, '{}');
  writeSession({ accessToken: 'a', refreshToken: 'r', userData: { id: 8 } as UserData });
  expect(
    Object.keys(localStorage)
      .filter((key) => !/Token|userData/.test(key))
      .sort(),
  ).toEqual(['RaStore.theme', 'kontor.invoice.8.new']);
  expect(Object.keys(sessionStorage)).toEqual(['kontor.typed.8']);
});
