import { describe, expect, it } from '@jest/globals';
import { ownChatId, type ChatMessageRecord } from '@kontor/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openScreen, type Answer } from '../../platform/testing/openScreen.tsx';
import { ChatPage } from './ChatPage.tsx';

const contact = (id: number, fullName: string) => ({
  id,
  fullName,
  role: 'Clerk',
  about: 'Likes figs',
  avatar: '',
  status: 'busy',
});
const message = (text: string, senderId: number): ChatMessageRecord => ({
  message: text,
  senderId,
  time: new Date().toISOString(),
});
const busy: Answer = { status: 503, body: { statusCode: 503, code: 'error.busy', message: 'Busy', requestId: 'x' } };

function open({ at = '/chat/index', refuse = () => false }: { at?: string; refuse?: () => boolean } = {}) {
  const messages = [message('Good morning', 1), message('Any news?', 1)];
  let unseen = 2;
  const settings = { isTwoStepAuthVerificationEnabled: false, isNotificationsOn: true };
  const profile = { id: ownChatId, fullName: 'Per Berg', avatar: '', role: 'admin', about: 'Here', status: 'online', settings };
  const shown = openScreen(<ChatPage />, {
    resource: 'chat',
    at,
    server: ({ path, query, body }) => {
      if (path.endsWith('/chats-and-contacts')) {
        const chat = { id: 1, unseenMsgs: unseen, lastMessage: messages.at(-1) };
        const contacts = [contact(1, 'Ona Onaitė'), contact(2, 'Kari Lie')];
        return { body: { chatsContacts: [{ ...contacts[0], chat }], contacts, profileUser: profile } };
      }
      if (path.endsWith('/get-chat')) {
        if (query.get('id') === '2') return { body: { contact: contact(2, 'Kari Lie') } };
        unseen = 0;
        return {
          body: { contact: contact(1, 'Ona Onaitė'), chat: { id: 1, userId: 1, unseenMsgs: 0, messages: [...messages] } },
        };
      }
      if (path.endsWith('/profile-user')) return { body: { ...profile, ...body } };
      if (refuse()) return busy;
      const sent = message((body['obj'] as { message: string }).message, ownChatId);
      messages.push(sent);
      return { status: 201, body: { response: { newMessageData: sent, id: 1 } } };
    },
  });
  return { ...shown, messages };
}
const field = (name: string) => screen.findByRole('textbox', { name: `Message to ${name}` });

describe('the chat page', () => {
  it('counts what is unseen, sets it apart once opened, and counts it no more', async () => {
    const { user, location } = open();
    await screen.findByRole('img', { name: '2 unread messages' });
    await user.click(screen.getByRole('button', { name: /Ona Onaitė/ }));
    await screen.findByRole('separator', { name: 'New' });
    expect(location()?.search).toBe('?contact=1');
    await waitFor(() => expect(screen.queryByRole('img', { name: '2 unread messages' })).toBeNull());
  });

  it('sends by Enter, and begins a line by Shift and Enter', async () => {
    const { user, writes } = open({ at: '/chat/index?contact=1' });
    await user.type(await field('Ona Onaitė'), 'Yes{Shift>}{Enter}{/Shift}tomorrow{Enter}');
    await waitFor(() => expect(writes[0]?.body).toEqual({ obj: { message: 'Yes\ntomorrow', contact: { id: 1 } } }));
    await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());
    expect(screen.getByText(/tomorrow/, { selector: 'div' })).toBeTruthy();
    expect(await field('Ona Onaitė')).toHaveProperty('value', '');
  });

  it('keeps what could not be sent, and sends it once on another try', async () => {
    let refuses = true;
    const { user, writes, messages } = open({ at: '/chat/index?contact=1', refuse: () => refuses });
    await user.type(await field('Ona Onaitė'), 'Hello{Enter}');
    await screen.findByText(/^Not sent\./);
    refuses = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/^Not sent\./)).toBeNull());
    expect(messages.filter((one) => one.message === 'Hello')).toHaveLength(1);
    expect(writes).toHaveLength(2);
  });

  it('keeps a draft for each chat', async () => {
    const { user } = open({ at: '/chat/index?contact=1' });
    await user.type(await field('Ona Onaitė'), 'To Ona');
    await user.click(screen.getByRole('button', { name: /Kari Lie/ }));
    expect(await field('Kari Lie')).toHaveProperty('value', '');
    expect(screen.getByText('Draft: To Ona')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /Draft: To Ona/ }));
    expect(await field('Ona Onaitė')).toHaveProperty('value', 'To Ona');
  });

  it('shows at once what the other side writes', async () => {
    const { messages } = open({ at: '/chat/index?contact=1' });
    await screen.findByText('Any news?', { selector: 'div' });
    messages.push(message('Are you there?', 1));
    act(() => void window.dispatchEvent(new CustomEvent('kontor:live', { detail: { type: 'message', subject: 'Chat', id: 1 } })));
    await screen.findByText('Are you there?', { selector: 'div' });
  });

  it('finds contacts whatever the accents, and opens the first by Enter', async () => {
    const { user, location } = open();
    await user.type(await screen.findByRole('searchbox', { name: 'Search contacts' }), 'onaite{Enter}');
    expect(location()?.search).toBe('?contact=1');
    expect(screen.queryByRole('button', { name: /Kari Lie/ })).toBeNull();
  });

  it('says who a contact is, and what one says of oneself', async () => {
    const { user, writes } = open({ at: '/chat/index?contact=1&panel=contact' });
    expect(await screen.findByText('Likes figs')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'My chat profile (Online)' }));
    await user.click(await screen.findByRole('radio', { name: 'Busy' }));
    await user.click(screen.getByRole('switch', { name: 'Notifications' }));
    expect(writes.map(({ body }) => body)).toEqual([{ status: 'busy' }, { isNotificationsOn: false }]);
  });

  it('sets the days apart', async () => {
    const { messages } = open({ at: '/chat/index?contact=1' });
    messages.unshift({ ...message('On Sunday', 1), time: '2026-03-08T12:00:00.000Z' });
    const log = within(await screen.findByRole('log'));
    const [first, today, unseen] = (await log.findAllByRole('separator')).map(({ textContent }) => textContent);
    expect(first).toContain('8 March 2026');
    expect(today).not.toBe(first);
    expect(unseen).toBe('New');
  });
});
