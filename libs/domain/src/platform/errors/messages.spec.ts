import { describe, expect, it } from '@jest/globals';
import { messageOf, messages } from './messages.ts';

describe('messages', () => {
  it('have codes of a subject and a reason, and say something', () => {
    const odd = Object.entries(messages).filter(([code, text]) => !/^[a-z_]+\.[a-z_]+$/.test(code) || !text.trim());
    expect(odd).toEqual([]);
  });

  it('put parameters in, and leave a mark where one is missing', () => {
    expect(messageOf('field.too_long', { max: 200 })).toBe('At most 200 characters.');
    expect(messageOf('time_entry.day_limit', { left: '2:00', date: '2026-11-21' })).toBe(
      'Only 2:00 more can be logged on 2026-11-21: the limit is %{limit} a day.',
    );
    expect(messageOf('no.such_code')).toBe('Error occurred!');
  });

  it('keep the words that were agreed', () => {
    expect(messages['document.discount_incorrect']).toBe('Discount value is incorrect!');
    expect(messages['document.total_incorrect']).toBe('Total value is incorrect!');
    expect(messages['invoice.due_before_issue']).toBe('Due date can not be less than invoice date!');
    expect(messages['document.reference_in_use']).toBe('Reference number already used');
  });
});
