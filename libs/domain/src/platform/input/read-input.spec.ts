import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { readInput } from './read-input.ts';
import { InvoiceInput } from '../../sales/invoice/invoice.input.ts';
import { Email, Text, Words } from './validators.ts';

class Form {
  @Text(10) name: string;
  @Text(10, { optional: true }) city?: string | null;
  @Email({ optional: true }) email?: string | null;
  @Text(10, { asTyped: true, optional: true }) password?: string | null;
  @Words(10, { optional: true }) title?: string | null;
}

describe('pasted text', () => {
  it('is trimmed before its length is checked', async () => {
    const { input } = await readInput(Form, { name: ' \t0123456789\u00a0', city: 'Mo i Rana ', email: ' ona@example.com ' });
    expect(input).toEqual({ name: '0123456789', city: 'Mo i Rana', email: 'ona@example.com' });
  });

  it.each(['', '   ', '\u00a0'])('is empty when it is only blanks: %j', async (city) => {
    expect((await readInput(Form, { name: 'Ona', city })).input).toMatchObject({ city: null });
  });

  it.each(['', '   '])('is required where the field is: %j', async (name) => {
    expect(await readInput(Form, { name })).toEqual({ fields: { name: { code: 'field.required' } } });
  });

  it('keeps its blanks in a password and in the titles of the samples', async () => {
    const { input } = await readInput(Form, { name: 'Ona', password: ' a b ', title: ' a ' });
    expect(input).toMatchObject({ password: ' a b ', title: ' a ' });
  });
});

describe('a list with more objects than any input takes', () => {
  it('is refused before its objects are validated', async () => {
    const begun = performance.now();
    const lines = Array.from({ length: 200_000 }, () => ({}));
    expect(await readInput(InvoiceInput, { lines })).toEqual({
      fields: { lines: { code: 'field.too_many', params: { max: 1000 } } },
    });
    expect(performance.now() - begun).toBeLessThan(5000);
  });

  it('is refused at any depth, but a long list of numbers is left to its field', async () => {
    const deep = { name: 'a', address: { parts: Array.from({ length: 1001 }, () => ({})) } };
    expect(await readInput(Form, deep)).toEqual({
      fields: { 'address.parts': expect.objectContaining({ code: 'field.too_many' }) },
    });
    const numbers = Array.from({ length: 2000 }, (_, n) => n);
    expect(await readInput(Form, { name: numbers })).toMatchObject({ fields: { name: { code: 'field.not_text' } } });
  });
});

describe('text that no database can store and no rule can check', () => {
  it.each([
    ['half a character', { name: 'Ona\ud800' }, 'name', 'field.bad_characters'],
    ['half a character in an email address', { name: 'Ona', email: 'ona\udc00@example.com' }, 'email', 'field.bad_characters'],
    ['half a character further in', { name: 'Ona', parts: [{ title: '\ud83d' }] }, 'parts.0.title', 'field.bad_characters'],
    ['a list within a list', { name: 'Ona', parts: [{}, []] }, 'parts.1', 'error.invalid'],
  ])('is refused with its field: %s', async (_, sent, path, code) => {
    expect(await readInput(Form, sent)).toEqual({ fields: { [path]: { code } } });
  });

  it('is not mistaken for a character outside the basic plane', async () => {
    expect((await readInput(Form, { name: 'Ona 😀' })).input).toMatchObject({ name: 'Ona 😀' });
  });
});
