import { describe, expect, it } from '@jest/globals';
import { parseCsv, sniffDelimiter } from './csv.ts';

const cells = (text: string): string[][] => parseCsv(text).rows.map((row) => row.cells);

describe('sniffDelimiter', () => {
  it.each([
    ['a,b,c', ','],
    ['a;b;c', ';'],
    ['a\tb\tc', '\t'],
    ['a;b;"c,d,e,f"', ';'],
    ['"a;b;c","d"', ','],
    ['a\nb;c', ','],
    ['one', ','],
    ['', ','],
  ])('of %j is %j', (text, expected) => expect(sniffDelimiter(text)).toBe(expected));
});

describe('parseCsv', () => {
  it.each<[string, string, string[][]]>([
    [
      'plain rows',
      'a,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a line end at the end',
      'a,b\n1,2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'Windows line ends',
      'a,b\r\n1,2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'old Mac line ends',
      'a,b\r1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a byte order mark',
      '\uFEFFa,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['a byte order mark before a quote', '\uFEFF"a","b"', [['a', 'b']]],
    [
      'quotes',
      '"a, b";"say ""hi"""\n"";x',
      [
        ['a, b', 'say "hi"'],
        ['', 'x'],
      ],
    ],
    [
      'a line break in quotes',
      'a,"one\r\ntwo"\n1,2',
      [
        ['a', 'one\ntwo'],
        ['1', '2'],
      ],
    ],
    ['a quote inside a cell', 'a,5" pipe', [['a', '5" pipe']]],
    [
      'empty cells',
      'a,,\n,,b',
      [
        ['a', '', ''],
        ['', '', 'b'],
      ],
    ],
    [
      'blank lines',
      'a,b\n\n , \n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['the hint of Excel', 'sep=;\r\na;b,c', [['a', 'b,c']]],
    ['letters of all languages', 'ą;ø;😀', [['ą', 'ø', '😀']]],
    ['nothing', '', []],
  ])('reads %s', (_what, text, expected) => expect(cells(text)).toEqual(expected));

  it('gives the line of the file on which each row begins', () => {
    expect(parseCsv('a,b\n1,"x\ny\nz"\n\n2,3').rows.map((row) => row.line)).toEqual([1, 2, 6]);
    expect(parseCsv('sep=;\na;b\n1;2').rows.map((row) => row.line)).toEqual([2, 3]);
    expect(parseCsv('a,b\r\n1,2\r\n3,4').rows.map((row) => row.line)).toEqual([1, 2, 3]);
  });

  it.each(['a,"b', 'a\0b', 'a,\uFFFD'])('refuses %j', (text) =>
    expect(() => parseCsv(text)).toThrow(expect.objectContaining({ code: 'import.bad_file' })),
  );
});
