import { raw } from '@mikro-orm/core';
import { bind } from './driver.ts';

describe('statements with parameters', () => {
  it('have numbered placeholders', () => {
    expect(bind('insert into "a" ("b", "c") values (?, ?), (?, ?)', [1, 'x', null, 'y'])).toEqual({
      text: 'insert into "a" ("b", "c") values ($1, $2), ($3, $4)',
      values: [1, 'x', null, 'y'],
    });
  });

  it('keep raw SQL in the text', () => {
    expect(bind('insert into "a" ("b", "c") values (?, ?)', [raw('default'), 2])).toEqual({
      text: 'insert into "a" ("b", "c") values (default, $1)',
      values: [2],
    });
  });

  it('send an object as JSON and a moment as it is', () => {
    const now = new Date(0);
    expect(bind('update "a" set "b" = ?, "c" = ? where "id" = ?', [{ d: 1 }, now, 3])?.values).toEqual(['{"d":1}', now, 3]);
  });

  it.each([
    ['a statement that reads', 'select * from "a" where "id" = ?', [1]],
    ['several rows at once, where no type is said', 'update "a" set "b" = case when ("id" = ?) then ? else "b" end', [1, 2]],
    ['names as values', 'insert into ?? ("b") values (?)', ['a', 1]],
    ['a question mark that is text', 'insert into "a" ("b") values (\'?\', ?)', [1]],
    ['nothing to bind', 'insert into "a" default values', []],
  ])('leave %s to MikroORM', (_what, query, params) => {
    expect(bind(query, params)).toBeUndefined();
  });
});
