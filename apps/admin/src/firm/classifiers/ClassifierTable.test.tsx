import type {} from '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aClassifierRecord } from '@kontor/demo-data';
import type { ClassifierRecord } from '@kontor/domain';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../resources.ts';
import { openScreen, type Answer, type Asked } from '../../platform/testing/openScreen.tsx';
import { ClassifiersPage } from './ClassifiersPage.tsx';

let stored: ClassifierRecord[];

/** Stores the units, and refuses a duplicate code as the API does. */
const server = ({ method, path, body }: Asked): Answer => {
  const id = Number(path.split('/').at(-1));
  const sorted = () => stored.toSorted((a, b) => a.position - b.position);
  if (method === 'GET') return { body: sorted() };
  if (method === 'DELETE') {
    const params = { 'count.Item': 3, 'ids.Item': '9,8,5', 'count.other': 1 };
    return { status: 409, body: { statusCode: 409, code: 'error.in_use', message: 'In use', params, requestId: 'r1' } };
  }
  if (stored.some((one) => one.code === body['code'] && one.id !== id)) {
    const problem = { code: 'classifier.code_in_use', message: 'This code is already in use for this type.' };
    return { status: 409, body: { statusCode: 409, ...problem, errors: { code: problem }, requestId: 'r1' } };
  }
  const before = stored.find((one) => one.id === id);
  const after = {
    ...aClassifierRecord({ id: 100, useCount: 0 }),
    ...before,
    ...body,
    version: (before?.version ?? 0) + 1,
  };
  stored = before ? stored.map((one) => (one.id === id ? after : one)) : [...stored, after];
  return { body: after };
};
const unit = (id: number, code: string, more: Partial<ClassifierRecord> = {}) =>
  aClassifierRecord({
    id,
    type: 6,
    code,
    nameEn: code,
    nameLt: code,
    nameNo: code,
    position: id,
    version: 1,
    useCount: 0,
    active: true,
    ...more,
  });

const open = async () => {
  const shown = openScreen(<ClassifiersPage />, { at: '/classifiers/index?type=6', resource: 'classifiers', server });
  await screen.findByLabelText('Code: HUR');
  return shown;
};
const codes = () => screen.getAllByRole('textbox', { name: /^Code: / }).map((field) => (field as HTMLInputElement).value);
const saved = (id: number) => stored.find((one) => one.id === id);

beforeEach(() => {
  stored = [unit(1, 'HUR'), unit(2, 'DAY', { useCount: 4 }), unit(3, 'KGM')];
});
afterEach(cleanup);

describe('the classifiers', () => {
  it('show how often they are used, up to a thousand times', async () => {
    stored = [unit(1, 'HUR', { useCount: 1000 }), unit(2, 'DAY', { useCount: 4 })];
    await open();
    expect(screen.getByText('1,000+')).toHaveAttribute('title', 'Used 1,000 times or more');
    expect(screen.getByText('4')).toHaveAttribute('title', 'Used 4 times');
  });

  it('save a row when it is left, and only then', async () => {
    await open();
    const name = screen.getByLabelText('Lithuanian: HUR');
    await userEvent.clear(name);
    await userEvent.type(name, 'Valanda');
    expect(saved(1)?.nameLt).toBe('HUR');
    await userEvent.click(screen.getByLabelText('Lithuanian: KGM'));
    await waitFor(() => expect(saved(1)).toMatchObject({ nameLt: 'Valanda', version: 2 }));
    expect(name).toHaveValue('Valanda');
    expect(await screen.findByText('Data saved!')).toBeInTheDocument();
  });

  it('tell a name that its column cuts in whole', async () => {
    stored = [unit(1, 'HUR', { nameEn: 'Hour of work on a weekday evening' })];
    await open();
    expect(screen.getByLabelText('English: HUR')).toHaveAttribute('title', 'Hour of work on a weekday evening');
  });

  it('keep what was typed beside the refusal, and save it once it is right', async () => {
    await open();
    const code = screen.getByLabelText('Code: HUR');
    await userEvent.clear(code);
    await userEvent.type(code, 'DAY{Enter}');
    expect(await screen.findByText('This code is already in use for this type.')).toBeInTheDocument();
    expect(code).toHaveValue('DAY');
    expect(saved(1)?.code).toBe('HUR');
    await userEvent.type(code, 'S{Enter}');
    await waitFor(() => expect(saved(1)?.code).toBe('DAYS'));
    expect(screen.queryByText('This code is already in use for this type.')).toBeNull();
  });

  it('ask for what is missing in a new row, and take back what Escape takes back', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Add a row' }));
    await userEvent.type(screen.getByLabelText('Code: new row'), 'BOX{Enter}');
    expect(await screen.findAllByText('Please fill in this field.')).toHaveLength(3);
    for (const language of ['English', 'Lithuanian', 'Norwegian'])
      await userEvent.type(screen.getByLabelText(`${language}: new row`), 'Box');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(stored).toHaveLength(4));
    expect(saved(100)).toMatchObject({ type: 6, code: 'BOX', position: 4 });
    await userEvent.type(screen.getByLabelText('English: KGM'), 'x{Escape}');
    expect(screen.getByLabelText('English: KGM')).toHaveValue('KGM');
  });

  it('are moved by Alt and an arrow, saved in their new order, with the reader still in the field', async () => {
    await open();
    const code = screen.getByLabelText('Code: KGM');
    await userEvent.click(code);
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(codes()).toEqual(['HUR', 'KGM', 'DAY']);
    await waitFor(() => expect([1, 3, 2].map((id) => saved(id)?.position)).toEqual([1, 2, 3]));
    expect(code).toHaveFocus();
    expect(screen.getByText('KGM is now at position 2 of 3')).toBeInTheDocument();
  });

  it('refuse the deletion of one in use, naming what uses it, and offer to switch it off', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Delete DAY' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Delete DAY' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'DAY is in use' }));
    expect(dialog.getByRole('link', { name: /^Item.*: 3$/ }).getAttribute('href')).toMatch(/^\/items\/index\?filter=/);
    expect(dialog.getByText('1 record that you cannot see')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Switch off' }));
    await waitFor(() => expect(saved(2)?.active).toBe(false));
    expect(await screen.findByText('Data saved!')).toBeInTheDocument();
    expect(stored).toHaveLength(3);
  });
});
