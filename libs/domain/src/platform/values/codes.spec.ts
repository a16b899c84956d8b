import { expect, it } from '@jest/globals';
import { nextCode } from './codes.ts';

it.each([
  [[], '001'],
  [['SRV-009', 'P-3'], 'SRV-010'],
  [['SRV-003', 'SRV-120'], 'SRV-121'],
  [['SRV-999'], 'SRV-1000'],
  [['CONSULT', 'A7'], 'A8'],
  [['CONSULT', 'TRAVEL'], ''],
  [['2026/04-01'], '2026/04-02'],
])('after %j comes %s', (codes, expected) => {
  expect(nextCode(codes)).toBe(expected);
});
