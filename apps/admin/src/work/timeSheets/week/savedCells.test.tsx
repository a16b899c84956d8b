import type {} from '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import '../../../resources.ts';
import { openWeek, signIn } from './openWeek.tsx';

beforeEach(signIn);
afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('a cell that is saved', () => {
  it('says so, quietly and for a moment, and takes no focus', async () => {
    const { user, cell } = await openWeek();
    await user.keyboard('{ArrowRight}2{Tab}');
    expect(await within(cell(0, 1)).findByRole('img', { name: 'saved' })).toBeVisible();
    expect(cell(0, 2)).toHaveFocus();
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('2:00 saved: Svetainė, Tue 17/11');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    await waitFor(() => expect(within(cell(0, 1)).queryByRole('img', { name: 'saved' })).toBeNull());
  });

  it('says so when a key makes its hours billable or not', async () => {
    const { user, cell } = await openWeek();
    await user.keyboard('b');
    expect(await within(cell(0, 0)).findByRole('img', { name: 'saved' })).toBeVisible();
  });

  it('says nothing where it was refused', async () => {
    const { user, cell } = await openWeek();
    await user.keyboard('{ArrowRight}13{Tab}');
    await waitFor(() => expect(cell(0, 1)).toBeInvalid());
    expect(within(cell(0, 1)).queryByRole('img', { name: 'saved' })).toBeNull();
  });
});
