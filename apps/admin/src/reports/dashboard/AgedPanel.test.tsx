import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { openScreen } from '../../platform/testing/openScreen.tsx';
import { AgedPanel } from './AgedPanel.tsx';

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
  expect(
    within(rows[0] as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toMatch(/^\/invoices\/index\?/);
  expect(within(rows.at(-1) as HTMLElement).queryByRole('link')).toBeNull();
});
