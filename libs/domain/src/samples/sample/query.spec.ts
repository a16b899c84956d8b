import { describe, expect, it } from '@jest/globals';
import { idOf } from '../../platform/input/sent-id.ts';
import { hasText, idIn, sliceIn, sliceOf, textIn, valuesIn, wholeIn } from './query.ts';

describe('a query of the sample calls', () => {
  it('has texts, where empty and missing are the same', () => {
    expect([textIn({ q: ' Ana ' }, 'q'), textIn({}, 'q'), textIn({ q: '' }, 'q'), textIn({ q: ['a', 'b'] }, 'q')]).toEqual([
      'Ana',
      '',
      '',
      'a',
    ]);
    expect(() => textIn({ q: 'x'.repeat(101) }, 'q')).toThrow('list.search_too_long');
  });
  it.each([
    [{ page: '2' }, 2],
    [{ page: ['3', '4'] }, 3],
    [{ page: '999' }, 100],
    [{ page: '0' }, 7],
    [{ page: '-1' }, 7],
    [{ page: '1.5' }, 7],
    [{ page: 'x' }, 7],
    [{ page: '9'.repeat(40) }, 7],
    [{}, 7],
  ])('%j is the whole number %d', (query, expected) => expect(wholeIn(query, 'page', 7, 100)).toBe(expected));
  it('has pages, and the one past the end is empty', () => {
    expect(sliceIn({})).toEqual({ perPage: 10, page: 1 });
    expect(sliceIn({ perPage: '5000', page: '3' }, 9)).toEqual({ perPage: 100, page: 3 });
    expect([2, 3].map((page) => sliceOf([1, 2, 3], { perPage: 2, page }))).toEqual([[3], []]);
  });
  it.each([
    [{ c: ['A', 'B'] }, ['A', 'B']],
    [{ 'c[]': ['A', 'B'] }, ['A', 'B']],
    [{ c: 'A,B' }, ['A', 'B']],
    [{ c: '' }, []],
    [{}, undefined],
  ])('%j is the list %j', (query, expected) => expect(valuesIn(query, 'c')).toEqual(expected));
  it.each([
    [7, 7],
    ['7', 7],
    ['007', 7],
    [0, undefined],
    ['x', undefined],
    [1.5, undefined],
    ['99999999999', undefined],
    [{}, undefined],
    [null, undefined],
  ])('%j is the id %j', (value, expected) => expect(idOf(value)).toBe(expected));
  it('names what to delete in the query, or else in the body', () => {
    expect(idIn({ id: '3' }, { id: 4 }, 'id')).toBe(3);
    expect(idIn({}, { id: '4' }, 'id')).toBe(4);
    expect(idIn({}, [4], 'id')).toBeUndefined();
  });
  it('finds a part of a text, ignoring case', () => {
    expect([hasText('ANA', 'x', 'Banana'), hasText('', 'x'), hasText('y', 'x')]).toEqual([true, true, false]);
  });
});
