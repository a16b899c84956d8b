import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { openScreen } from '../../platform/testing/openScreen.tsx';
import { AgedPanel } from './AgedPanel.tsx';

const hrefsIn = (row: HTMLElement | undefined) =>
  within(row as HTMLElement)
    .getAllByRole('link')
    .map((link) => decodeURIComponent(link.getAttribute('href') ?? ''));

it('says what is owed by its age, each with its share of the largest, and leads to its invoices', async () => {
  const aged = [
    { bucket: 'notDue', amount: 1000, count: 3 },
    { bucket: 'days30', amount: 250, count: 1 },
  ] as const;
  openScreen(<AgedPanel aged={[...aged]} currency="EUR" today="2026-11-22" />, { at: '/dashboard/main' });
  const panel = within(await screen.findByRole('region'));
  const rows = panel.getAllByRole('listitem');
  expect(rows.length).toBeGreaterThan(3);
  expect(rows[0]?.textContent).toMatch(/3 invoices.*1,000\.00/);
  expect(hrefsIn(rows[0])).toEqual([
    expect.stringMatching(/^\/invoices\/index\?/),
    '/reports/receivables?from=2026-11-22&to=2026-11-22&explain=notDue',
  ]);
  expect(within(rows.at(-1) as HTMLElement).queryByRole('link')).toBeNull();
});

it('says what is owed to vendors, each age with its bills', async () => {
  const payable = [{ bucket: 'days1to30', amount: 250, count: 2 }];
  openScreen(<AgedPanel aged={payable} currency="EUR" today="2026-11-22" kind="payable" />, { at: '/dashboard/main' });
  const panel = within(await screen.findByRole('region', { name: 'Payables by age' }));
  const row = panel.getAllByRole('listitem')[1] as HTMLElement;
  expect(row.textContent).toMatch(/2 bills.*250\.00/);
  const [href, report] = hrefsIn(row);
  expect(report).toBe('/reports/payables?from=2026-11-22&to=2026-11-22&explain=days1to30');
  expect(href).toMatch(/^\/bills\/index\?/);
  expect(href).toContain('"payable":true,"dueDate_gte":"2026-10-23","dueDate_lte":"2026-11-21"');
});
