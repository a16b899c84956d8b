import { describe, expect, it } from '@jest/globals';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { messageOf, messages, statusOf, type Code } from './messages.ts';
import type { Message } from './platform/errors/message.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

describe('messages', () => {
  it('have codes of the form subject.reason, and a text', () => {
    const odd = Object.entries(messages).filter(([code, text]) => !/^[a-z_]+\.[a-z_]+$/.test(code) || !text.trim());
    expect(odd).toEqual([]);
  });

  it('come from the modules, each code from one of them', async () => {
    const known = new Map<string, string>();
    for (const path of globSync('**/*.messages.ts', { cwd: here })) {
      const modules = Object.values((await import(join(here, path))) as Record<string, Record<string, Message>>);
      for (const [code, { text }] of modules.flatMap((module) => Object.entries(module))) {
        expect([code, known.get(code)]).toEqual([code, undefined]);
        expect([code, messages[code as Code]]).toEqual([code, text.en]);
        known.set(code, path);
      }
    }
    expect(known.size).toBe(Object.keys(messages).length);
  });

  it.each<[Code, number]>([
    ['error.invalid', 400],
    ['user.not_found', 404],
    ['invoice.due_before_issue', 422],
    ['document.reference_in_use', 409],
    ['invoice.cannot_send', 409],
    ['invoice.has_payments', 409],
    ['payment.no_credit', 409],
    ['project.closed', 409],
  ])('%s are answered with %d', (code, status) => expect(statusOf(code)).toBe(status));

  it('have their parameters filled in, and show a mark where one is missing', () => {
    expect(messageOf('field.too_long', { max: 200 })).toBe('At most 200 characters.');
    expect(messageOf('time_entry.day_limit', { left: '2:00', date: '2026-11-21' })).toBe(
      'Only 2:00 more can be logged on 2026-11-21: the limit is %{limit} a day.',
    );
    expect(messageOf('no.such_code')).toBe('Error occurred!');
  });

  it('keep the agreed wording', () => {
    expect(messages['document.discount_incorrect']).toBe('Discount value is incorrect!');
    expect(messages['document.total_incorrect']).toBe('Total value is incorrect!');
    expect(messages['invoice.due_before_issue']).toBe('Due date can not be less than invoice date!');
    expect(messages['document.reference_in_use']).toBe('Reference number already used.');
  });
});
