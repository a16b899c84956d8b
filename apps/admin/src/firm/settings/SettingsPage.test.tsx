import type {} from '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { anOrganisationRecord } from '@kontor/demo-data';
import type { OrganisationRecord } from '@kontor/domain';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../resources.ts';
import { openScreen, type Answer, type Asked } from '../../platform/testing/openScreen.tsx';
import { SettingsPage } from './SettingsPage.tsx';

let stored: OrganisationRecord;
let sent: Record<string, unknown>[];
/** Changes that the server makes to the input. */
let kept: (body: Record<string, unknown>) => object;

/** Knows only the time zones of Vilnius and Oslo, and refuses others as the API does. */
const server = ({ method, body }: Asked): Answer => {
  if (method === 'GET') return { body: stored };
  sent.push(body);
  if (body['timeZone'] !== 'Europe/Vilnius' && body['timeZone'] !== 'Europe/Oslo') {
    const problem = { code: 'organisation.bad_time_zone', message: 'This time zone is not known.' };
    return { status: 422, body: { statusCode: 422, ...problem, errors: { timeZone: problem }, requestId: 'r1' } };
  }
  stored = { ...stored, ...(body as Partial<OrganisationRecord>), ...kept(body), version: stored.version + 1 };
  return { body: stored };
};
const open = (section = 'profile') =>
  openScreen(<SettingsPage />, { at: `/settings/index?section=${section}`, resource: 'settings', server });

const nameField = () => screen.findByLabelText(/Name of the organisation/);
const saveBar = () => document.querySelector('[data-save-bar]');

beforeEach(() => {
  stored = anOrganisationRecord({ name: 'UAB Kontora', version: 4 });
  sent = [];
  kept = () => ({});
});
afterEach(cleanup);

describe('the organisation profile', () => {
  it('shows its save bar with the first change and sends what the input class names, with the version', async () => {
    open();
    const name = await nameField();
    expect(saveBar()).toBeNull();
    await userEvent.type(name, ' ir Ko');
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saveBar()).toBeNull());
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ name: 'UAB Kontora ir Ko', version: 4 });
    expect(sent[0]).not.toHaveProperty('createdAt');
    expect(await nameField()).toHaveValue('UAB Kontora ir Ko');
  });

  it('keeps what was typed when the server refuses, and leads to the refused field in another section', async () => {
    stored = { ...stored, timeZone: 'Europe/Kaunas' };
    const { location } = open();
    await userEvent.type(await nameField(), ' ir Ko');
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(location()?.search).toBe('?section=workingTime'));
    expect((await screen.findAllByText('This time zone is not known.')).length).toBeGreaterThan(0);
    const navigation = screen.getByRole('navigation', { name: 'Parts of the profile' });
    expect(within(navigation).getByText('A field here needs your attention')).toBeInTheDocument();
    expect(await nameField()).toHaveValue('UAB Kontora ir Ko');
    expect(saveBar()).not.toBeNull();
    expect(stored.name).toBe('UAB Kontora');
  });

  it('has nothing unsaved left when the server keeps a text without its blanks', async () => {
    kept = ({ name }) => ({ name: String(name).trim() });
    open();
    await userEvent.type(await nameField(), ' ir Ko  ');
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saveBar()).toBeNull());
    expect(await nameField()).toHaveValue('UAB Kontora ir Ko');
    expect(sent).toHaveLength(1);
  });

  it('says what a length of time looks like, where none was typed', async () => {
    open('workingTime');
    const day = await screen.findByLabelText(/Length of a working day/);
    await userEvent.clear(day);
    await userEvent.type(day, 'abc');
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(day).toHaveAccessibleDescription(/^This is not a duration. Examples: 2, 2.5/));
    expect(day).toHaveValue('abc');
    expect(sent).toHaveLength(0);
  });

  it('keeps what was typed while another section is looked at, and takes it back on request', async () => {
    open();
    await userEvent.type(await nameField(), '!');
    await userEvent.click(screen.getByRole('link', { name: 'Invoicing' }));
    expect(await screen.findByLabelText(/Payment term in days/)).toBeVisible();
    expect(await nameField()).toHaveValue('UAB Kontora!');
    await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(saveBar()).toBeNull());
    expect(await nameField()).toHaveValue('UAB Kontora');
    expect(sent).toHaveLength(0);
  });
});
