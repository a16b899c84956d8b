import type {} from '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { openScreen } from '../testing/openScreen.tsx';
import { MoveButtons } from './MoveButtons.tsx';
import { moved } from './order.ts';
import { SortableList, SortableRow } from './SortableList.tsx';

const height = 40;

const Page = ({ fixed = false, total }: { fixed?: boolean; total?: number }) => {
  const [rows, setRows] = useState(['Ash', 'Birch', 'Cedar']);
  return (
    <SortableList
      rows={rows}
      total={total}
      keyOf={(row) => row}
      nameOf={(row) => row}
      onMove={fixed ? undefined : (from, to) => setRows(moved(rows, from, to))}
      after={<li>New</li>}
    >
      {(row, place) => (
        <SortableRow place={place}>
          {place && <MoveButtons name={row} place={place} />}
          <input aria-label={row} />
        </SortableRow>
      )}
    </SortableList>
  );
};
const open = (page = <Page />) => openScreen(page, { at: '/' });
const order = () => screen.getAllByRole('textbox').map((field) => field.getAttribute('aria-label'));
const press = (name: string, key: string) => fireEvent.keyDown(screen.getByLabelText(name), { key, altKey: true });
const handleOf = (name: string) =>
  screen
    .getByLabelText(name)
    .closest('li')
    ?.querySelector('[title="Drag to move, or press Alt and an arrow key"]') as HTMLElement;

const point = (target: HTMLElement | Window, type: string, clientY: number) =>
  fireEvent(target, new MouseEvent(type, { bubbles: true, cancelable: true, button: 0, clientY }));

beforeEach(() => {
  // jsdom has no layout: all rows get the same height.
  const at = (row: HTMLElement) => [...(row.parentElement?.children ?? [])].indexOf(row);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height);
  jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return at(this) * height;
  });
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('a list in a person’s own order', () => {
  it('moves a row by Alt and an arrow, says where it is now, and keeps the reader in the field', async () => {
    open();
    screen.getByLabelText('Ash').focus();
    press('Ash', 'ArrowDown');
    expect(order()).toEqual(['Birch', 'Ash', 'Cedar']);
    expect(screen.getByText('Ash is now at position 2 of 3')).toHaveAttribute('role', 'status');
    await waitFor(() => expect(screen.getByLabelText('Ash')).toHaveFocus());
    fireEvent.keyDown(screen.getByLabelText('Ash'), { key: 'ArrowDown' });
    expect(order()).toEqual(['Birch', 'Ash', 'Cedar']);
  });

  it('moves a row by its arrows, and none past the ends', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Move Cedar up' }));
    expect(order()).toEqual(['Ash', 'Cedar', 'Birch']);
    expect(screen.getByRole('button', { name: 'Move Ash up' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Move Birch down' })).toBeDisabled();
    press('Ash', 'ArrowUp');
    press('Birch', 'ArrowDown');
    expect(order()).toEqual(['Ash', 'Cedar', 'Birch']);
  });

  it('moves a row that is dragged by its handle, and not past the rows that have a place', async () => {
    open();
    point(handleOf('Ash'), 'pointerdown', 20);
    point(window, 'pointermove', 500);
    await waitFor(() => expect(screen.getByLabelText('Cedar').closest('li')?.style.transform).toBe('translateY(-40px)'));
    point(window, 'pointerup', 500);
    await waitFor(() => expect(order()).toEqual(['Birch', 'Cedar', 'Ash']));
    expect(screen.getByText('Ash is now at position 3 of 3')).toBeInTheDocument();
  });

  it('puts a dragged row back by Escape', async () => {
    open();
    point(handleOf('Ash'), 'pointerdown', 20);
    point(window, 'pointermove', 500);
    await waitFor(() => expect(screen.getByLabelText('Cedar').closest('li')?.style.transform).toBe('translateY(-40px)'));
    fireEvent.keyDown(window, { key: 'Escape' });
    point(window, 'pointerup', 500);
    expect(order()).toEqual(['Ash', 'Birch', 'Cedar']);
    expect(screen.getByLabelText('Cedar').closest('li')?.style.transform).toBe('');
  });

  it('knows of rows that are not drawn: the last one drawn goes on down', () => {
    open(<Page total={5} />);
    expect(screen.getByRole('button', { name: 'Move Cedar down' })).toBeEnabled();
    press('Ash', 'ArrowDown');
    expect(screen.getByText('Ash is now at position 2 of 5')).toBeInTheDocument();
  });

  it('shows no way to move where the order is not the person’s', () => {
    open(<Page fixed />);
    expect(screen.queryAllByRole('button')).toEqual([]);
    press('Ash', 'ArrowDown');
    expect(order()).toEqual(['Ash', 'Birch', 'Cedar']);
  });
});
