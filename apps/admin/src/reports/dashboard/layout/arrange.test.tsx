import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { openScreen } from '../../../platform/testing/openScreen.tsx';
import '../../../resources.ts';
import { ArrangeDialog } from './ArrangeDialog.tsx';
import { PanelColumns } from './PanelColumns.tsx';

afterEach(cleanup);

const layout = { panels: ['cash', 'aged', 'hours', 'activity'], hidden: ['aged'] } as const;
const asLayout = () => ({ panels: [...layout.panels], hidden: [...layout.hidden] });

const openDialog = () => {
  const closed = { yet: false };
  const opened = openScreen(
    <ArrangeDialog offered={['cash', 'aged', 'hours']} layout={asLayout()} onClose={() => (closed.yet = true)} />,
    { at: '/dashboard/main', server: () => ({ body: asLayout() }) },
  );
  return { ...opened, closed };
};

it('draws the panels in the chosen order, without the hidden ones and those that one may not see', async () => {
  const panels = { hours: <p>hours</p>, aged: <p>aged</p>, cash: <p>cash</p> };
  openScreen(<PanelColumns panels={panels} layout={asLayout()} />, { at: '/dashboard/main' });
  await screen.findByText('cash');
  expect(screen.getAllByText(/^(hours|aged|cash|activity)$/).map(({ textContent }) => textContent)).toEqual(['cash', 'hours']);
});

it('moves by keys, hides, shows and keeps', async () => {
  const { user, writes, closed } = openDialog();
  const rows = within(await screen.findByRole('list')).getAllByRole('checkbox');
  expect(rows.map((row) => (row as HTMLInputElement).checked)).toEqual([true, false, true]);
  await user.click(screen.getByRole('checkbox', { name: 'Receivables by age' }));
  await user.click(screen.getByRole('checkbox', { name: 'Hours' }));
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(writes).toEqual([
    expect.objectContaining({
      method: 'PUT',
      path: '/dashboard-layout',
      body: { panels: ['cash', 'hours', 'aged'], hidden: ['hours'] },
    }),
  ]);
  expect(closed.yet).toBe(true);
});

it('resets', async () => {
  const { user, writes } = openDialog();
  await user.click(await screen.findByRole('button', { name: 'Reset' }));
  expect(writes.map(({ method, path }) => [method, path])).toEqual([['DELETE', '/dashboard-layout']]);
});
