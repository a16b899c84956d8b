import { describe, expect, it } from '@jest/globals';
import {
  filterEmails,
  metaOf,
  neighbourOf,
  toggleLabel,
  type EmailInput,
  type EmailLabel,
  type EmailRecord,
} from '@kontor/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { openScreen, type Answer } from '../../platform/testing/openScreen.tsx';
import { MailList } from './MailList.tsx';
import { MailPage } from './MailPage.tsx';

const mail = (id: number, subject: string, change: Partial<EmailRecord> = {}): EmailRecord => ({
  id,
  from: { name: 'Ona', email: 'ona@sample.example', avatar: '' },
  to: [{ name: 'Per', email: 'per@sample.example' }],
  cc: [],
  bcc: [],
  subject,
  message: `<p>${subject}</p>`,
  attachments: [],
  isStarred: false,
  labels: [],
  time: '2026-11-21T09:00:00.000Z',
  replies: [],
  folder: 'inbox',
  isRead: false,
  about: null,
  answersId: null,
  ...change,
});
const busy: Answer = { status: 503, body: { statusCode: 503, code: 'error.busy', message: 'Busy', requestId: 'x' } };

/** Opens a mailbox of its own; `refuses` names a call that it refuses. */
function open(mails: EmailRecord[], { at = '/mail/index', refuses = () => '' }: { at?: string; refuses?: () => string } = {}) {
  let stored = mails;
  const asked: string[] = [];
  const shown = openScreen(<MailPage />, {
    resource: 'mail',
    at,
    server: ({ method, path, query, body }) => {
      if (refuses() && path.endsWith(refuses())) return busy;
      const view = { q: query.get('q') ?? '', folder: query.get('folder') ?? '', label: query.get('label') ?? '' };
      const found = filterEmails(stored, view);
      if (path.endsWith('/emails')) {
        asked.push(query.toString());
        return { body: { emails: found, emailsMeta: metaOf(stored), total: found.length } };
      }
      if (path.endsWith('/get-email')) {
        const one = stored.find(({ id }) => id === Number(query.get('id')));
        if (!one)
          return { status: 404, body: { statusCode: 404, code: 'error.not_found', message: 'Not found', requestId: 'x' } };
        const has = (dir: string) => neighbourOf(found, one.id, dir) !== undefined;
        return { body: { ...one, hasPreviousMail: has('previous'), hasNextMail: has('next') } };
      }
      if (path.endsWith('/paginate-email'))
        return { body: neighbourOf(found, Number(query.get('emailId')), query.get('dir') ?? '') };
      if (path === '/contacts' || path === '/customers') return { body: [] };
      if (path.endsWith('/receivers')) return { body: { receivers: [{ name: 'Kari Lie', email: 'kari@sample.example' }] } };
      const ids = body['emailIds'] as number[];
      if (path.endsWith('/update-emails'))
        stored = stored.map((one) => (ids.includes(one.id) ? { ...one, ...(body['dataToUpdate'] as object) } : one));
      if (path.endsWith('/update-emails-label'))
        stored = stored.map((one) =>
          ids.includes(one.id) ? { ...one, labels: toggleLabel(one.labels, body['label'] as EmailLabel) } : one,
        );
      if (path.endsWith('/save-draft')) {
        const { to, subject, message, draftId } = body['email'] as EmailInput;
        const draft = mail(draftId ?? 90, subject ?? '', {
          folder: 'draft',
          message: message ?? '',
          to: to as EmailRecord['to'],
        });
        stored = [...stored.filter(({ id }) => id !== draft.id), draft];
        return { status: 201, body: { email: draft } };
      }
      return { body: method === 'GET' ? {} : '' };
    },
  });
  return { ...shown, asked, add: (one: EmailRecord) => (stored = [...stored, one]) };
}
const links = () => screen.queryAllByRole('link').map((link) => link.textContent ?? '');
const three = [mail(1, 'One', { isRead: true }), mail(2, 'Two', { labels: ['company'] }), mail(3, 'Three')];

describe('the mail page', () => {
  it('lists a folder with the counts beside it, the newest first, as the address says', async () => {
    const { asked, user, location } = open(three, { at: '/mail/index?label=company&q=t' });
    await screen.findByRole('link', { name: /Two/ });
    expect(asked[0]).toBe('folder=inbox&label=company&q=t&page=1&perPage=50');
    expect(screen.getByRole('button', { name: 'Inbox 2 unread' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Trash' }));
    await screen.findByText('The trash is empty.');
    expect(location()?.search).toBe('?folder=trash');
  });

  it('opens a mail, marks it as read, and stops at the ends', async () => {
    const { user, writes, location } = open(three);
    await user.click(await screen.findByRole('link', { name: /Three/ }));
    await screen.findByRole('heading', { name: 'Three' });
    expect(screen.getByRole('button', { name: 'Next mail' })).toHaveProperty('disabled', true);
    await waitFor(() => expect(writes[0]?.body).toEqual({ emailIds: [3], dataToUpdate: { isRead: true } }));
    await user.click(screen.getByRole('button', { name: 'Previous mail' }));
    await screen.findByRole('heading', { name: 'Two' });
    await user.keyboard('j');
    await screen.findByRole('heading', { name: 'One' });
    expect(screen.getByRole('button', { name: 'Previous mail' })).toHaveProperty('disabled', true);
    await user.keyboard('u');
    await waitFor(() => expect(location()?.search).toBe(''));
  });

  it('moves several at once, and brings them back', async () => {
    const { user, writes } = open(three);
    await user.click(await screen.findByRole('checkbox', { name: 'Select "Two"' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select "Three"' }));
    await user.click(screen.getByRole('button', { name: 'Move to trash' }));
    await waitFor(() => expect(links()).toEqual([expect.stringContaining('One')]));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(links()).toHaveLength(3));
    expect(writes.map(({ body }) => body['dataToUpdate'])).toEqual([{ folder: 'trash' }, { folder: 'inbox' }]);
  });

  it('is used by the keys of a mail program, on the row that the keyboard is on and on the open mail', async () => {
    const { user, writes, location } = open(three);
    (await screen.findByRole('link', { name: /Two/ })).focus();
    await user.keyboard('s');
    await screen.findByRole('button', { name: 'Remove the star from "Two"' });
    expect(writes.at(-1)?.body).toMatchObject({ emailIds: [2], dataToUpdate: { isStarred: true } });
    screen.getByRole('link', { name: /Two/ }).focus();
    await user.keyboard('x');
    expect(screen.getByRole('checkbox', { name: /Two/ })).toBeChecked();
    await user.click(screen.getByRole('link', { name: /Two/ }));
    await screen.findByRole('heading', { name: 'Two' });
    await user.keyboard('j');
    await screen.findByRole('heading', { name: 'One' });
    await user.keyboard('u');
    await waitFor(() => expect(location()?.search).not.toContain('mail='));
  });

  it('shows what is starred, and searches in the address', async () => {
    const { user, asked } = open([mail(1, 'One', { isStarred: true }), mail(2, 'Two')]);
    await screen.findByRole('link', { name: /Two/ });
    await user.click(screen.getByRole('button', { name: 'Starred' }));
    await waitFor(() => expect(links().some((text) => text.includes('Two'))).toBe(false));
    expect(links().some((text) => text.includes('One'))).toBe(true);
    await user.type(screen.getByRole('searchbox'), 'on');
    await waitFor(() => expect(asked.at(-1)).toContain('q=on'));
  });

  it('gives a label to all that are selected before it takes it from them', async () => {
    const { user, writes } = open(three);
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(screen.getByRole('button', { name: 'Labels' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Company' }));
    await waitFor(() => expect(writes[0]?.body).toEqual({ emailIds: [3, 1], label: 'company' }));
    await waitFor(() =>
      expect(screen.getByRole('menuitemcheckbox', { name: 'Company' }).getAttribute('aria-checked')).toBe('true'),
    );
  });

  it('shows what it was when the server refuses', async () => {
    const { user } = open(three, { refuses: () => '/update-emails' });
    await user.click(await screen.findByRole('button', { name: 'Star "Two"' }));
    await screen.findByText(/busy/i);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Star "Two"' })).toBeTruthy());
  });

  it('shows a new mail by itself', async () => {
    const { add } = open(three);
    await screen.findByRole('link', { name: /Two/ });
    add(mail(4, 'Four'));
    act(() => void window.dispatchEvent(new CustomEvent('kontor:live', { detail: { type: 'mail', subject: 'Email', id: 4 } })));
    await screen.findByRole('link', { name: /Four/ });
  });

  it('finds receivers by typing, keeps what is written as one draft, and names it in the address', async () => {
    const { user, writes, location } = open([]);
    await user.click(await screen.findByRole('button', { name: 'New mail' }));
    const dock = within(await screen.findByRole('dialog', { name: 'New mail' }));
    await user.type(dock.getByRole('combobox', { name: 'To' }), 'kar');
    await screen.findByRole('option', { name: /Kari Lie/ });
    await user.keyboard('{Enter}');
    await user.type(dock.getByLabelText('Subject'), 'Tea');
    await waitFor(() => expect(dock.getByRole('status').textContent).toBe('Draft saved'));
    const text = await dock.findByLabelText('Message');
    act(() => text.focus());
    await user.keyboard('At four');
    await waitFor(() => expect(writes.at(-1)?.body['email']).toMatchObject({ message: '<p>At four</p>', draftId: 90 }));
    expect(writes.at(-1)?.body['email']).toMatchObject({
      to: [{ name: 'Kari Lie', email: 'kari@sample.example' }],
      subject: 'Tea',
    });
    await waitFor(() => expect(location()?.search).toBe('?compose=90'));
  });

  it('writes words in bold and lists, and takes over nothing but text from what is harmful', async () => {
    const harmful =
      '<p>Hello <img src="x" onerror="globalThis.hit = 1"><script>globalThis.hit = 1</script><a href="javascript:hit()">you</a></p>';
    const { user, writes } = open([mail(90, 'Tea', { folder: 'draft', message: harmful })], { at: '/mail/index?compose=90' });
    const dock = within(await screen.findByRole('dialog', { name: 'New mail' }));
    const text = await dock.findByLabelText('Message');
    expect(text.textContent).toBe('Hello you');
    expect(text.querySelector('img, script, a[href^="javascript"]')).toBeNull();
    const bar = within(dock.getByRole('toolbar', { name: 'Formatting' }));
    await user.click(bar.getByRole('button', { name: 'Bulleted list' }));
    await user.click(bar.getByRole('button', { name: 'Bold' }));
    await user.keyboard('now');
    await waitFor(() => expect(writes.at(-1)?.body['email']).toMatchObject({ draftId: 90 }));
    const { message } = (writes.at(-1)?.body['email'] ?? {}) as EmailInput;
    expect(message).toMatch(/^<ul><li><p>.*Hello .*you/);
    expect(message).not.toMatch(/img|script|onerror/);
    await waitFor(() => expect(dock.getByRole('status').textContent).toBe('Draft saved'));
  });

  it('sends to nobody only in words, and says why a draft could not be kept', async () => {
    let refused = '';
    const { user, writes } = open([], { at: '/mail/index?compose=new', refuses: () => refused });
    const dock = within(await screen.findByRole('dialog', { name: 'New mail' }));
    await user.click(dock.getByRole('button', { name: 'Send' }));
    expect(dock.getByRole('alert').textContent).toBe('Please add a recipient.');
    expect(writes).toEqual([]);
    refused = '/save-draft';
    await user.type(dock.getByLabelText('Subject'), 'Tea');
    expect(await dock.findByText(/busy/i)).toBeTruthy();
  });
});

it('draws no mail again for one that is selected', async () => {
  const drawn: Record<number, number> = {};
  const counted = (id: number) =>
    Object.defineProperty(mail(id, `Mail ${id}`), 'attachments', {
      get: () => ((drawn[id] = (drawn[id] ?? 0) + 1), []),
      enumerable: true,
    });
  const list = { emails: [1, 2, 3].map(counted), emailsMeta: { inbox: 0, draft: 0, spam: 0 }, total: 3 };
  const none = () => undefined;
  const actions = { change: none, toggle: none, emptyTrash: none, move: none } as never;
  const List = () => {
    const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
    return (
      <MailList
        list={list}
        selected={selected}
        actions={{ ...(actions as object) } as never}
        error={null}
        refetch={none}
        onList={none}
        view={{ folder: 'inbox', label: '', q: '', page: 1 }}
        onSelected={setSelected}
      />
    );
  };
  const { user } = openScreen(<List />, { at: '/mail/index', server: () => ({ body: {} }) });
  await screen.findByRole('link', { name: /Mail 3/ });
  const before = { ...drawn };
  await user.click(screen.getByRole('checkbox', { name: /^Select .*Mail 2/ }));
  await screen.findByText('1 mail selected');
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await screen.findByText('3 mails selected');
  expect(drawn).toEqual(before);
});
