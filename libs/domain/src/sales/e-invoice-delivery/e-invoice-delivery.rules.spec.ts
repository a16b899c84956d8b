import { describe, expect, it } from '@jest/globals';
import { assertDeliverableAgain, secondsToNextQuestion, stateAfterNews } from './e-invoice-delivery.rules.ts';
import { eInvoiceDeliveryStates } from './e-invoice-delivery.ts';

describe('news of an e-invoice', () => {
  it.each([
    ['queued', 'sent', 'sent'],
    ['queued', 'delivered', 'delivered'],
    ['failed', 'accepted', 'accepted'],
    ['sent', 'sent', 'sent'],
    ['sent', 'accepted', 'accepted'],
    ['sent', 'rejected', 'rejected'],
    ['accepted', 'sent', 'accepted'],
    ['accepted', 'rejected', 'rejected'],
    ['delivered', 'accepted', 'delivered'],
    ['delivered', 'rejected', 'delivered'],
    ['rejected', 'delivered', 'rejected'],
    ['rejected', 'sent', 'rejected'],
  ] as const)('that is %s and told to be %s: %s', (known, told, expected) => expect(stateAfterNews(known, told)).toBe(expected));

  it('lets only the rejected and the failed be sent again', () => {
    const again = eInvoiceDeliveryStates.filter((state) => {
      try {
        assertDeliverableAgain(state);
        return true;
      } catch {
        return false;
      }
    });
    expect(again).toEqual(['rejected', 'failed']);
    expect(() => assertDeliverableAgain(undefined)).toThrow('e_invoice_delivery.on_its_way');
  });

  it.each([
    [0, 60],
    [60, 60],
    [3600, 900],
    [86_400, 21_600],
    [10 * 86_400, 86_400],
    [30 * 86_400, 86_400],
    [30 * 86_400 + 1, null],
  ])('are asked for after %d s: in %s s', (age, expected) => expect(secondsToNextQuestion(age)).toBe(expected));
});
