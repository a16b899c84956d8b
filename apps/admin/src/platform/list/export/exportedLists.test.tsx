import { afterEach, describe, expect, it } from '@jest/globals';
import { anInvoiceRecord, anItemRecord, aProjectRecord, aTimeEntryRecord } from '@kontor/demo-data';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { InvoiceList } from '../../../sales/invoices/InvoiceList.tsx';
import { ProjectList } from '../../../work/projects/ProjectList.tsx';
import { RunList } from '../../../purchases/paymentRuns/RunList.tsx';
import { AdjustmentList } from '../../../stock/inventoryAdjustments/AdjustmentList.tsx';
import { ItemList } from '../../../stock/items/ItemList.tsx';
import { CountList } from '../../../stock/stockCounts/CountList.tsx';
import '../../../resources.ts';
import { TimeEntryList } from '../../../work/timeSheets/entries/TimeEntryList.tsx';
import { openScreen } from '../../testing/openScreen.tsx';
import { linesOf, savedFiles } from '../../testing/savedFiles.ts';

const saved = savedFiles();
afterEach(cleanup);

/** The lines of the file that "CSV" saves. */
async function exported(list: ReactNode, resource: string, records: object[]): Promise<string[]> {
  const { user } = openScreen(list, {
    resource,
    at: `/${resource}/index`,
    server: ({ path }) => ({
      body: path.endsWith('/counts') ? {} : path.startsWith('/organisation') ? { id: 1, baseCurrency: 'NOK' } : records,
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: /CSV/ }));
  await waitFor(() => expect(saved).toHaveLength(1));
  return linesOf(saved[0]);
}

describe('an exported list', () => {
  it('names the currency of the firm where the prices name none', async () => {
    const [head, first] = await exported(<ItemList />, 'items', [anItemRecord({ id: 1, name: 'Kurs', sellingPrice: 92.5 })]);
    expect(head).toMatch(/,Stock value,Selling price,Active,Currency$/);
    expect(first).toMatch(/^Kurs,.*,92\.5,.*,NOK$/);
  });

  it('names the currency beside the amounts and the status in words', async () => {
    const invoices = [
      anInvoiceRecord({
        id: 1,
        number: 'INV-1',
        customerName: 'Nemuno',
        status: 'sent',
        dueDate: '2020-01-31',
        currency: 'NOK',
        total: 100,
        balance: 100,
      }),
      anInvoiceRecord({
        id: 2,
        number: 'INV-2',
        customerName: 'Fjell',
        status: 'sent',
        dueDate: '2999-01-31',
        currency: 'EUR',
        total: 50,
        balance: 50,
      }),
    ];
    const [head, first, second] = await exported(<InvoiceList />, 'invoices', invoices);
    expect(head).toMatch(/,Total,Balance,Currency$/);
    expect(first).toMatch(/,Overdue,100,100,NOK$/);
    expect(second).toMatch(/,Sent,50,50,EUR$/);
  });

  it('says in words where payment runs, adjustments and counts stand', async () => {
    const run = { id: 1, status: 'exported', currency: 'EUR', total: 10, lineCount: 1, paymentDate: '2026-11-27' };
    expect((await exported(<RunList />, 'paymentRuns', [run]))[1]).toMatch(/,Bank file made(,|$)/);
    cleanup();
    saved.length = 0;
    const adjustment = { id: 1, status: 'draft', kind: 'value', adjustmentDate: '2026-11-27', lineCount: 1, value: null };
    expect((await exported(<AdjustmentList />, 'inventoryAdjustments', [adjustment]))[1]).toMatch(/,Draft(,|$)/);
    cleanup();
    saved.length = 0;
    const count = { id: 1, status: 'open', countDate: '2026-11-27', categoryId: null, countedCount: 0, lineCount: 2, note: null };
    expect((await exported(<CountList />, 'stockCounts', [count]))[1]).toMatch(/,Open(,|$)/);
  });

  it('has hours, not minutes, and how much of the budget is used', async () => {
    const project = {
      code: 'P-1',
      name: 'Portal',
      status: 'onHold',
      loggedMinutes: 165,
      unbilledMinutes: 100,
      budgetMinutes: 330,
    } as const;
    const [, line] = await exported(<ProjectList />, 'projects', [aProjectRecord(project)]);
    expect(line).toMatch(/^P-1,Portal,.*,On hold,2.75,1.67,50$/);
  });

  it('says in words whether hours are billed', async () => {
    const [, line] = await exported(<TimeEntryList />, 'timeSheets', [
      aTimeEntryRecord({ minutes: 160, billingState: 'notBillable' }),
    ]);
    expect(line).toMatch(/,2.67,Not billable(,|$)/);
  });
});
