import { describe, expect, it } from '@jest/globals';
import { readInput } from '../platform/input/read-input.ts';
import { LetterInput } from './letter.input.ts';

const read = (to: string) => readInput(LetterInput, { to });

describe('the addresses of a letter', () => {
  it.each([
    ['a@b.example', 'a@b.example'],
    ['a@b.example; c@d.example,', 'a@b.example, c@d.example'],
    ['a@b.example\nc@d.example\r\n', 'a@b.example, c@d.example'],
    ['a@b.example c@d.example', 'a@b.example, c@d.example'],
    ['Ona Šimkutė <ona@b.example>', 'ona@b.example'],
    ['"Šimkutė, Ona" <ona@b.example>, Jonas <jonas@d.example>', 'ona@b.example, jonas@d.example'],
    ['<ona@b.example>\njonas@d.example', 'ona@b.example, jonas@d.example'],
  ])('%j are %j', async (to, kept) => expect(await read(to)).toMatchObject({ input: { to: kept } }));

  it.each([
    ['a name', 'Ona'],
    ['a name before an address', 'Ona a@b.example'],
    ['half an address', 'Ona <a@b>'],
    ['an open bracket', 'a@b.example <'],
    ['quotes', '"'.repeat(1999)],
    ['half a million signs', '<'.repeat(500_000)],
  ])('are not read in %s', async (_what, to) => expect(await read(to)).toMatchObject({ fields: { to: expect.anything() } }));
});
