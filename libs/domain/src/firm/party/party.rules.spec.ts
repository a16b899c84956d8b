import { expect, it } from '@jest/globals';
import { oddCodes } from './party.rules.ts';

it.each([
  ['right ones of Lithuania', { country: 'LT', legalCode: '304567894', vatCode: 'LT100001919017' }, false, false],
  ['wrong ones of Lithuania', { country: 'LT', legalCode: '304567895', vatCode: 'LT100001919018' }, true, true],
  ['right ones of Norway', { country: 'NO', legalCode: '991825827', vatCode: 'NO991825827MVA' }, false, false],
  ['the code of a person, which is another', { kind: 'person', country: 'LT', legalCode: '39001011234' }, false, false],
  ['codes of a country whose rule is not known', { country: 'DE', legalCode: 'HRB 1', vatCode: '1' }, false, false],
  ['none', { country: 'LT', legalCode: null, vatCode: '' }, false, false],
] as const)('%s', (_, codes, legalCode, vatCode) => expect(oddCodes(codes)).toEqual({ legalCode, vatCode }));
