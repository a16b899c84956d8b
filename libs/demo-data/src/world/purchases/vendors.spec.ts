import 'reflect-metadata';
import { expect, it } from '@jest/globals';
import { isPayableAccount, oddCodes, type PartyKind } from '@kontor/domain';
import { vendorRows } from './vendors.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

it('has some 25 vendors, whose codes and accounts pass their checks', () => {
  const rows = vendorRows('2026-01-01T08:00:00Z', '2026-11-21', 1);
  expect(rows).toHaveLength(25);
  const wrong = rows.filter(({ kind, country, legal_code, vat_code, account }) => {
    const codes = { kind: kind as PartyKind, country: text(country), legalCode: text(legal_code), vatCode: text(vat_code) };
    const odd = oddCodes(codes);
    return odd.legalCode || odd.vatCode || !isPayableAccount(text(account), text(country));
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});
