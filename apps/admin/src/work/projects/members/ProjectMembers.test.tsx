import { afterEach, describe, expect, it } from '@jest/globals';
import type { ProjectMemberRecord } from '@kontor/domain';
import { aProjectMemberRecord, aProjectRecord, aUserRecord } from '@kontor/demo-data';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { openScreen, refusal } from '../../../platform/testing/openScreen.tsx';
import '../../../resources.ts';
import { ProjectMembers } from './ProjectMembers.tsx';

afterEach(cleanup);

const people = [aUserRecord({ id: 4, displayName: 'Ona Kazlauskienė' }), aUserRecord({ id: 5, displayName: 'Øyvind Ås' })];
const members = [
  aProjectMemberRecord({ id: 1, userId: 8, userName: 'Tomas', hourlyRate: 92.5 }),
  aProjectMemberRecord({ id: 2, userId: 9, userName: 'Rasa', hourlyRate: null }),
];
const open = (taken: () => boolean) =>
  openScreen(<ProjectMembers project={aProjectRecord({ id: 7, currency: 'EUR' })} />, {
    resource: 'projects',
    at: '/projects/7/show',
    server: ({ method, path }) => {
      if (path === '/users') return { body: people };
      if (method === 'GET') return { body: members };
      if (taken()) return refusal(409, { userId: 'project_member.exists' });
      return { status: 201, body: aProjectMemberRecord({ id: 3 }) };
    },
  });

describe('the members of a project', () => {
  it('are listed with their rates, and without one by the default rate', async () => {
    open(() => false);
    const [first, second] = await screen.findAllByRole('listitem');
    expect(first).toHaveTextContent('Tomas€92.50 an hour');
    expect(second).toHaveTextContent('RasaDefault rate');
  });

  it('are added by picking a person; one who is there already is refused at the field', async () => {
    let taken = true;
    const { user, writes } = open(() => taken);
    await user.click(await screen.findByRole('button', { name: 'Add a member' }));
    const form = within(await screen.findByRole('group', { name: 'Add a member' }));
    const person = form.getByRole('combobox', { name: /^Person/ });
    await user.click(person);
    await user.click(await screen.findByRole('option', { name: 'Øyvind Ås' }));
    await user.type(form.getByLabelText('Hourly rate'), '80,5');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(person).toHaveAccessibleDescription('This person is already a member of the project.'));
    expect(form.getByLabelText('Hourly rate')).toHaveValue('80.50');
    taken = false;
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Add a member' })).not.toBeInTheDocument());
    expect(writes.at(-1)).toMatchObject({
      method: 'POST',
      path: '/project-members',
      body: { projectId: 7, userId: 5, hourlyRate: 80.5 },
    });
  });

  it('are chosen by those who lead the project, and by nobody else', async () => {
    const leads = { projectUserIds: 8 };
    const rules = [
      { action: 'read', subject: ['Project', 'ProjectMember', 'User'] },
      { action: ['create', 'update', 'delete'], subject: 'ProjectMember', conditions: leads },
    ];
    const shown = (members: ProjectMemberRecord[]) =>
      openScreen(<ProjectMembers project={aProjectRecord({ id: 7, currency: 'EUR' })} />, {
        resource: 'projects',
        at: '/projects/7/show',
        rules,
        server: () => ({ body: members }),
      });
    shown(members);
    expect(await screen.findByRole('button', { name: 'Add a member' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Edit: Rasa' })).toBeInTheDocument();
    cleanup();
    shown(members.filter(({ userId }) => userId !== 8));
    expect(await screen.findByText('Members are chosen by those who lead this project, or by an Admin.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add a member' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Edit: Rasa' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Delete/ })).not.toBeInTheDocument();
  });

  it('keep the person and take a new rate', async () => {
    const { user, writes } = open(() => false);
    await user.click(await screen.findByRole('button', { name: 'Edit: Tomas' }));
    const form = within(await screen.findByRole('group', { name: 'Tomas' }));
    expect(form.queryByRole('combobox')).not.toBeInTheDocument();
    const rate = form.getByLabelText('Hourly rate');
    await user.clear(rate);
    await user.type(rate, '95{Enter}');
    await waitFor(() => expect(writes).toHaveLength(1));
    expect(writes[0]).toMatchObject({
      method: 'PUT',
      path: '/project-members/1',
      body: { userId: 8, hourlyRate: 95, version: 1 },
    });
  });

  it('take a rate from a date, and say from when it holds', async () => {
    const { user, writes } = open(() => false);
    await user.click(await screen.findByRole('button', { name: 'Edit: Tomas' }));
    const form = within(await screen.findByRole('group', { name: 'Tomas' }));
    await user.click(form.getByRole('button', { name: 'New rate from a date' }));
    expect(form.getByRole('textbox', { name: /^From/ })).toHaveFocus();
    await user.keyboard('2199-01-01');
    const [, rate] = form.getAllByRole('textbox', { name: /^Hourly rate/ });
    await user.type(rate ?? document.body, '99');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(writes).toHaveLength(1));
    expect(writes[0]?.body).toMatchObject({ hourlyRate: 92.5, rates: [{ validFrom: '2199-01-01', hourlyRate: 99 }] });
  });

  it('lose a rate from a date, and show the one of today with those to come', async () => {
    const rates = [{ validFrom: '2199-01-01', hourlyRate: 99 }];
    const member = aProjectMemberRecord({ id: 1, userName: 'Tomas', hourlyRate: 92.5, currentRate: 95, rates });
    const { user, writes } = openScreen(<ProjectMembers project={aProjectRecord({ id: 7, currency: 'EUR' })} />, {
      resource: 'projects',
      at: '/projects/7/show',
      server: ({ method }) => ({ body: method === 'GET' ? [member] : member }),
    });
    expect(await screen.findByRole('listitem')).toHaveTextContent('€95.00 an hour · €99.00 from 1 Jan 2199');
    await user.click(screen.getByRole('button', { name: 'Edit: Tomas' }));
    await user.click(await screen.findByRole('button', { name: 'Remove the rate from 1 Jan 2199' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(writes[0]?.body).toMatchObject({ rates: [] }));
  });
});
