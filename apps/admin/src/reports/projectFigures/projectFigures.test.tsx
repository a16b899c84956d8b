import { afterEach, expect, it } from '@jest/globals';
import type { ProjectFigures } from '@kontor/domain';
import { aProjectFigures, aProjectRecord } from '@kontor/demo-data';
import { cleanup, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { openScreen } from '../../platform/testing/openScreen.tsx';
import '../../resources.ts';
import { ProjectShow } from '../../work/projects/show/ProjectShow.tsx';

afterEach(cleanup);

const month = {
  month: '2026-03',
  billed: 200,
  earned: 285,
  labour: 75,
  purchases: 40,
  stock: 0,
  minutes: 150,
  billableMinutes: 90,
};
const figures = aProjectFigures({
  profit: {
    billed: { revenue: 200, profit: 85, marginPercent: 42.5, hourlyRevenue: 64 },
    earned: { revenue: 285, profit: 170, marginPercent: 59.6, hourlyRevenue: 98 },
    value: 127.5,
    unbilledHours: 85,
    labour: 75,
    purchases: 40,
    cost: 115,
    minutes: 150,
    billableMinutes: 90,
    otherMinutes: 60,
    uncostedMinutes: 30,
    months: [month],
    people: [{ userId: 4, userName: 'Ona Onaitė', minutes: 150, billableMinutes: 90, value: 127.5, labour: 75 }],
  },
  progress: {
    loggedMinutes: 150,
    budgetMinutes: 600,
    weeks: [{ week: '2026-03-02', minutes: 150, totalMinutes: 150, plannedMinutes: 300 }],
    lateTasks: 2,
    lateMilestones: 1,
    lateDays: null,
    forecast: {
      leftMinutes: 450,
      leftFrom: 'tasks',
      tasksWithoutEstimate: 1,
      weekMinutes: 150,
      since: '2026-03-02',
      endDate: '2026-03-30',
      costAtCompletion: 340,
    },
  },
});
const hidden = {
  billed: null,
  earned: null,
  value: null,
  unbilledHours: null,
  labour: null,
  cost: null,
  purchases: null,
  people: null,
};

const open = (at: string, shown: ProjectFigures = figures) =>
  openScreen(
    <Routes>
      <Route path="/projects/:id/show" element={<ProjectShow />} />
    </Routes>,
    {
      resource: 'projects',
      at,
      server: ({ path, query }) => {
        if (path === '/projects/7/figures') return { body: shown };
        if (path === '/projects/7/figures/rows')
          return {
            body: [
              { subject: 'TimeEntry', id: 9, date: '2026-03-02', text: `of ${query.get('figure')}`, minutes: 150, amount: 75 },
            ],
          };
        return { body: path === '/projects/7' ? aProjectRecord({ id: 7, name: 'Portal', endDate: '2026-03-20' }) : [] };
      },
    },
  );

it('begins with money, what is late and a forecast in words', async () => {
  open('/projects/7/show');
  const top = await screen.findByRole('list', { name: 'Money and hours' });
  const said = async () => (await within(top).findAllByRole('listitem')).map(({ textContent }) => textContent);
  await within(top).findByText('Profit: €170.00');
  expect(await said()).toEqual([
    'Value of hours€127.50Unbilled: €85.00',
    'Invoiced€200.00',
    'Cost€115.00Of this labour: €75.00',
    'Margin59.6%Profit: €170.00',
    expect.stringMatching(/^Hours.*Late: 2 tasks · 1 milestone$/),
  ]);
  expect(screen.getByRole('heading', { name: 'Hours against the plan' })).toBeVisible();
  for (const line of [
    '7 h 30 min are left by the estimates of open tasks.',
    'Pace of the last 28 days with work: 2 h 30 min a week, since 2 Mar 2026.',
    'At this pace the project ends around 30 Mar 2026.',
    'It is planned to end on 20 Mar 2026.',
    'It will then have cost about €340.00.',
    '1 open task has no estimate and is not counted.',
  ])
    expect(screen.getByText(line)).toBeVisible();
});

it('shows no amount to whom they are hidden', async () => {
  open('/projects/7/show', { ...figures, profit: { ...figures.profit, ...hidden } });
  const top = await screen.findByRole('list', { name: 'Money and hours' });
  await within(top).findByText(/^Late/);
  expect(top.textContent).not.toContain('€');
  expect(within(top).getAllByRole('listitem')).toHaveLength(1);
});

it('has five tabs in sight and the others under More, where the open one joins them', async () => {
  const { user } = open('/projects/7/show');
  const names = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
  await screen.findByRole('button', { name: 'More' });
  expect(names()).toEqual(['Overview', 'Tasks', 'Time', 'Invoices', 'Profitability']);
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Milestones' }));
  expect(await screen.findByRole('tab', { name: 'Milestones', selected: true })).toBeVisible();
  expect(names()).toHaveLength(6);
});

it('opens what a figure is made of, of a month or person too', async () => {
  const { user } = open('/projects/7/show?tab=profit');
  const table = within(await screen.findByRole('table', { name: 'Profitability' }));
  expect(table.getByRole('row', { name: /^Profit / })).toHaveTextContent('Profit€85.00€170.00');
  expect(table.getByRole('row', { name: /^Hours not billable/ })).toHaveTextContent('1 h');
  expect(screen.getByRole('alert')).toHaveTextContent('30 min were logged by people without a cost rate');
  await user.click(table.getAllByRole('button', { name: '€75.00' })[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Labour' }));
  expect(await dialog.findByRole('link', { name: 'of labour' })).toHaveAttribute('href', '/timeSheets/9');
  expect(dialog.getByText('Total: €75.00')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await user.click(within(screen.getByRole('table', { name: 'By month' })).getByRole('button', { name: '€200.00' }));
  expect(await screen.findByRole('dialog', { name: 'Billed, March 2026' })).toBeVisible();
});
