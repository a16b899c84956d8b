import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Bookmarks } from '@kontor/domain';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

const bookmarked = async (by: Agent): Promise<number[]> =>
  ((await by.get('/api/bookmarks/data').expect(200)).body as Bookmarks).bookmarks.map(({ id }) => id);
const flip = async (by: Agent, id: number, times: number): Promise<void> => {
  const answers = await Promise.all(Array.from({ length: times }, () => by.post('/api/bookmarks/update').send({ id })));
  expect(answers.map(({ status, text }) => `${status}${text}`)).toEqual(Array(times).fill('200'));
};

it('counts every toggle of a bookmark, however many come at once', async () => {
  const person = await api.as('client');
  await flip(person, 3, 16);
  expect(await bookmarked(person)).toEqual([1, 2, 4, 6, 11]);
  await flip(person, 3, 15);
  expect(await bookmarked(person)).toEqual([1, 2, 3, 4, 6, 11]);
});

it('keeps the bookmarks of people apart, and ignores unknown pages', async () => {
  const [one, other] = [await api.as('admin'), await api.as('admin')];
  await flip(one, 1, 1);
  await flip(one, 23, 1);
  expect(await bookmarked(one)).toEqual([2, 4, 6, 11]);
  expect(await bookmarked(other)).toEqual([1, 2, 4, 6, 11]);
  expect(await api.sql('select page_id from bookmark where page_id > 22')).toEqual([]);
});
