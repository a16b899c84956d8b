import { expect, it } from '@jest/globals';
import { eventsOf, webhookEvents } from './webhook-events.ts';

it('are what changes records: that they are there, and each command, never reading', () => {
  expect(eventsOf('Estimate')).toEqual(
    expect.arrayContaining(['Estimate.create', 'Estimate.update', 'Estimate.delete', 'Estimate.send', 'Estimate.accept']),
  );
  expect(eventsOf('StockMove')).toContain('StockMove.create');
  expect(webhookEvents.filter((event) => /\.(read|export|import)$/.test(event))).toEqual([]);
  expect(webhookEvents).toEqual(expect.arrayContaining(['Invoice', 'Invoice.markPaid']));
  expect(new Set(webhookEvents).size).toBe(webhookEvents.length);
});
