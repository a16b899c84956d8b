import { afterEach, describe, expect, it } from '@jest/globals';
import { anOrganisationRecord } from '@kontor/demo-data';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { Form, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import '../../resources.ts';
import { openScreen } from '../testing/openScreen.tsx';
import { DateInput } from './DateInput.tsx';

afterEach(cleanup);

const Held = () => {
  return <output>{JSON.stringify(useWatch({ name: 'dueDate' }))}</output>;
};
const open = (dueDate: string | null = '2026-11-22') =>
  openScreen(
    <Form record={{ dueDate }}>
      <TextInput source="before" label="Before" />
      <DateInput source="dueDate" label="Due date" />
      <TextInput source="after" label="After" />
      <Held />
    </Form>,
    { at: '/', server: () => ({ body: anOrganisationRecord() }) },
  );
const field = () => screen.findByLabelText('Due date');
const held = () => document.querySelector('output')?.textContent;

describe('a date in a form', () => {
  it('is written in the language of the page and is one stop for Tab', async () => {
    const { user } = open();
    expect(await field()).toHaveValue('22 Nov 2026');
    await user.click(screen.getByLabelText('Before'));
    await user.tab();
    expect(await field()).toHaveFocus();
    await user.tab();
    expect(screen.getByLabelText('After')).toHaveFocus();
  });

  it('is typed short, and counts on leaving the field', async () => {
    const { user } = open();
    await user.click(await field());
    await user.keyboard('1.2.27');
    expect(held()).toBe('"2026-11-22"');
    await user.tab();
    expect(held()).toBe('"2027-02-01"');
    expect(await field()).toHaveValue('1 Feb 2027');
    await user.clear(await field());
    await user.tab();
    expect(held()).toBe('null');
  });

  it('says what it cannot read and keeps it', async () => {
    const { user } = open();
    await user.click(await field());
    await user.keyboard('31.2');
    await user.tab();
    expect(await field()).toHaveValue('31.2');
    expect(await field()).toHaveAccessibleDescription('This is not a date. Examples: 22.11, 22.11.26, +14.');
  });

  it('comes from the calendar by the arrows alone', async () => {
    const { user } = open();
    await user.click(await field());
    await user.keyboard('{ArrowDown}');
    const calendar = within(await screen.findByRole('dialog', { name: 'Calendar' }));
    expect(calendar.getByRole('status')).toHaveTextContent('November 2026');
    await waitFor(() => expect(calendar.getByRole('button', { name: /22 November 2026/ })).toHaveFocus());
    await user.keyboard('{PageDown}{ArrowDown}{ArrowLeft}');
    await waitFor(() => expect(calendar.getByRole('button', { name: /28 December 2026/ })).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(held()).toBe('"2026-12-28"'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await field()).toHaveFocus();
  });

  it('stays as it was after Escape', async () => {
    const { user } = open();
    await user.click(await field());
    await user.keyboard('{ArrowDown}');
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(held()).toBe('"2026-11-22"');
  });
});
