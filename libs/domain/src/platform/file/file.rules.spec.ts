import { expect, it } from '@jest/globals';
import { assertMayGo, isIssuedPaper } from './file.rules.ts';

it.each([
  ['Invoice', null, true],
  ['Estimate', null, true],
  ['CreditNote', null, true],
  ['RetainerInvoice', null, true],
  ['Invoice', 3, false],
  ['Project', null, false],
] as const)('a file of %s that was uploaded by %s is an issued paper: %s', (subject, createdById, expected) => {
  expect(isIssuedPaper({ subject, createdById })).toBe(expected);
  const check = () => assertMayGo({ subject, createdById });
  if (expected) expect(check).toThrow(expect.objectContaining({ code: 'file.cannot_delete_issued' }));
  else expect(check).not.toThrow();
});
