import { describe, expect, it } from '@jest/globals';
import { decodeText, encodingOf } from './decodeText.ts';

const bytes = (...values: number[]) => new Uint8Array(values);
const read = (data: Uint8Array, language: 'en' | 'lt' | 'no' = 'en') => decodeText(data, encodingOf(data, language));

describe('the text of a file', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode('Žąsė; Bjørn'), 'Žąsė; Bjørn'],
    ['UTF-16', bytes(0xff, 0xfe, 0x7e, 0x01, 0x41, 0x00), 'žA'],
    ['UTF-16, the other way round', bytes(0xfe, 0xff, 0x01, 0x7e, 0x00, 0x41), 'žA'],
    ['UTF-16 without a mark', bytes(...[...'Name;Price'].flatMap((sign) => [sign.charCodeAt(0), 0])), 'Name;Price'],
    ['UTF-16 without a mark, the other way round', bytes(...[...'Name'].flatMap((sign) => [0, sign.charCodeAt(0)])), 'Name'],
    ['the Baltic code page', bytes(0xde, 0x61, 0x73, 0x69, 0x73, 0x20, 0xeb), 'Žasis ė'],
    ['the western code page', bytes(0xc5, 0x73, 0x65, 0x20, 0x42, 0x6a, 0xf8, 0x72, 0x6e), 'Åse Bjørn'],
  ])('is read from %s', (_name, data, text) => expect(read(data)).toBe(text));

  it('is read as the language of the screen lets expect, where its letters say nothing', () => {
    const unsure = bytes(0x42, 0x6a, 0xf8, 0x72, 0x6e);
    expect(read(unsure, 'no')).toBe('Bjørn');
    expect(read(unsure, 'lt')).toBe('Bjųrn');
  });
});
