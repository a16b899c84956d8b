import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { openScreen } from '../../platform/testing/openScreen.tsx';
import { LowStockPanel } from './LowStockPanel.tsx';

const item = { id: 7, sku: 'GLOVES', name: 'Gloves', onHand: 2, reorderLevel: 8, unitCode: 'PR' };

it('names what is due for an order, with its level, and leads to it and to all of them', async () => {
  openScreen(<LowStockPanel lowStock={{ count: 12, items: [item] }} />, { at: '/dashboard/main' });
  const panel = within(await screen.findByRole('region', { name: 'Low stock' }));
  const row = panel.getByRole('listitem');
  expect(row.textContent).toMatch(/Gloves.*reorder level 8.*2/);
  expect(within(row).getByRole('link').getAttribute('href')).toBe('/items/7/show');
  const all = panel.getByRole('link', { name: 'All 12 items' });
  expect(decodeURIComponent(all.getAttribute('href') ?? '')).toContain('"belowReorder":true,"active":true');
});

it('says so when nothing is due', async () => {
  openScreen(<LowStockPanel lowStock={{ count: 0, items: [] }} />, { at: '/dashboard/main' });
  expect(await screen.findByText('No item has fallen to its reorder level.')).toBeTruthy();
});
