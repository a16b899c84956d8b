import { describe, expect, it } from '@jest/globals';
import { assertNotFixed, isOfTheDay, whyFixed, type Hour } from './why-fixed.rules.ts';

const anHour = (change: Partial<Hour> = {}): Hour => ({
  workDate: '2026-02-01',
  lockDate: '2026-01-31',
  weekStatus: 'open',
  billingState: 'unbilled',
  invoiceNumber: null,
  ...change,
});

describe('an hour', () => {
  it.each<[Partial<Hour>, string | undefined]>([
    [{}, undefined],
    [{ billingState: 'notBillable' }, undefined],
    [{ lockDate: null, workDate: '1999-01-01' }, undefined],
    [{ workDate: '2026-01-31' }, 'organisation.period_locked'],
    [{ billingState: 'reserved' }, 'time_entry.reserved'],
    [{ billingState: 'billed', invoiceNumber: 'INV-7' }, 'time_entry.invoiced'],
    [{ weekStatus: 'returned' }, undefined],
    [{ weekStatus: 'submitted' }, 'time_week.submitted'],
    [{ weekStatus: 'approved' }, 'time_week.approved'],
    [{ weekStatus: 'approved', workDate: '2026-01-31' }, 'time_week.approved'],
    [{ weekStatus: 'approved', billingState: 'billed', invoiceNumber: 'INV-7' }, 'time_entry.invoiced'],
    [{ billingState: 'reserved', workDate: '2026-01-31' }, 'time_entry.reserved'],
    [{ billingState: 'billed', workDate: '2026-01-31' }, 'time_entry.invoiced'],
  ])('with %j is fixed by %s', (change, code) => expect(whyFixed(anHour(change))?.code).toBe(code));

  it('says by which invoice, and until when', () => {
    expect(whyFixed(anHour({ billingState: 'billed', invoiceNumber: 'INV-7' }))?.params).toEqual({ invoice: 'INV-7' });
    expect(whyFixed(anHour({ workDate: '2026-01-31' }))?.params).toEqual({ date: '2026-01-31' });
    expect(whyFixed(anHour({ weekStatus: 'approved' }))?.params).toEqual({ date: '2026-01-26' });
  });

  it('is refused at its day, where another day would be free', () => {
    const params = { date: '2026-01-31' };
    const at = { workDate: { code: 'organisation.period_locked', params } };
    expect(() => assertNotFixed(anHour({ workDate: '2026-01-31' }))).toThrow(
      expect.objectContaining({ code: 'organisation.period_locked', params, errors: at }),
    );
    expect(() => assertNotFixed(anHour({ billingState: 'reserved' }))).toThrow(
      expect.objectContaining({ code: 'time_entry.reserved', errors: undefined }),
    );
    expect(() => assertNotFixed(anHour())).not.toThrow();
    expect(['time_week.approved', 'time_week.submitted', 'time_entry.invoiced', undefined].map(isOfTheDay)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
