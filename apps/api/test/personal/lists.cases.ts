import { contactIdOf } from '@kontor/domain';
import { reads, writes, type PersonalCase } from './case.ts';
import { nextWord, type People } from './people.ts';

const add = async (people: People, title = people.mark): Promise<number> => {
  const { body } = await people.owner.post('/apps/todo/add-tasks').send({ task: { title } }).expect(201);
  return (body as { task: { id: number } }).task.id;
};
const event = (title: string) => ({ event: { title, start: '2026-11-16', extendedProps: { calendar: 'Personal' } } });
const addEvent = async ({ owner, mark }: People): Promise<number> => {
  const { body } = await owner.post('/apps/calendar/add-event').send(event(mark)).expect(201);
  return (body as { event: { id: number } }).event.id;
};
const sampleContact = 1;
const say = async ({ owner, mark }: People): Promise<void> => {
  await owner
    .post('/apps/chat/send-msg')
    .send({ obj: { message: mark, contact: { id: sampleContact } } })
    .expect(201);
};
/** Everybody's chat with this contact has unseen messages; the owner's are the mark, and more. */
const talk = async (people: People): Promise<void> => {
  const { api, owner, mark } = people;
  await say(people);
  await api.sql('update chat_message set message = $1 where user_id = $2 and contact_id = $3', [
    mark,
    owner.userId,
    sampleContact,
  ]);
  await api.sql('update chat set unseen = 1 where contact_id = $1', [sampleContact]);
};
/** A person who has left, to whom only the owner has written; returns the name. */
const formerContact = async (people: People): Promise<string> => {
  await talk(people);
  const { api, owner, mark } = people;
  await api.sql('update chat_contact set about = $1 where user_id = $2', [mark, owner.userId]);
  const name = nextWord();
  const { userId } = await api.as('employee', { fullName: name });
  await api.sql('update user_account set active = false where id = $1', [userId]);
  await api.sql('insert into chat (user_id, contact_id, started_at, message_count, unseen) values ($1, $2, now(), 0, 0)', [
    owner.userId,
    contactIdOf(userId),
  ]);
  return name;
};
const about = async (people: People): Promise<string> => {
  const text = nextWord();
  await people.api.sql('update chat_profile set about = $1 where user_id = $2', [text, people.owner.userId]);
  return text;
};
const named = async ({ api, owner }: People): Promise<string> => {
  const name = nextWord();
  await api.sql('update user_account set full_name = $1 where id = $2', [name, owner.userId]);
  return name;
};
const feed = '/api/v1/calendar-feed';
const makeFeed = async ({ owner }: People): Promise<string> => {
  const { body } = await owner.post(feed).send({ agenda: [] }).expect(201);
  return (body as { createdAt: string }).createdAt;
};
const layout = '/api/v1/dashboard-layout';
const arrange = async ({ owner }: People): Promise<string> => {
  await owner
    .put(layout)
    .send({ panels: [], hidden: ['aged'] })
    .expect(200);
  return 'aged';
};
/** Not one of the default bookmarks, which everybody has. */
const page = 5;
const bookmark = async ({ api, owner }: People): Promise<void> => {
  await api.sql('insert into bookmark (user_id, page_id) values ($1, $2) on conflict do nothing', [owner.userId, page]);
};
const isBookmarked = (body: unknown): boolean => new RegExp(`"id":${page},[^}]*"isBookmarked":true`).test(JSON.stringify(body));

export const listCases: Record<string, PersonalCase> = {
  'GET /api/v1/calendar-feed': reads((by) => by.get(feed), {
    given: makeFeed,
    shows: ({ createdAt }: { createdAt: string | null }, _people, given) => createdAt === given,
  }),
  'POST /api/v1/calendar-feed': writes('calendar_feed', (by) => by.post(feed).send({ agenda: ['holiday'] })),
  'PUT /api/v1/calendar-feed': writes(
    'calendar_feed',
    (by) => by.put(feed).send({ agenda: ['holiday'] }),
    async (people) => void (await makeFeed(people)),
  ),
  'DELETE /api/v1/calendar-feed': writes(
    'calendar_feed',
    (by) => by.delete(feed),
    async (people) => void (await makeFeed(people)),
  ),
  'GET /api/v1/dashboard-layout': reads((by) => by.get(layout), {
    given: arrange,
    shows: ({ hidden }: { hidden: string[] }) => hidden.includes('aged'),
  }),
  'PUT /api/v1/dashboard-layout': writes('dashboard_layout', (by) => by.put(layout).send({ panels: ['hours'], hidden: [] })),
  'DELETE /api/v1/dashboard-layout': writes(
    'dashboard_layout',
    (by) => by.delete(layout),
    async (people) => void (await arrange(people)),
  ),
  'GET /apps/todo/tasks': reads((by) => by.get('/apps/todo/tasks'), { given: add }),
  'POST /apps/todo/add-tasks': writes('todo', (by) => by.post('/apps/todo/add-tasks').send({ task: { title: nextWord() } })),
  'POST /apps/todo/update-task': writes(
    'todo',
    (by, _people, id) => by.post('/apps/todo/update-task').send({ task: { id: Number(id), title: nextWord() } }),
    add,
    '1',
  ),
  'DELETE /apps/todo/delete-task': writes(
    'todo',
    (by, _people, id) => by.delete(`/apps/todo/delete-task?taskId=${id}`),
    add,
    '2',
  ),
  'POST /apps/todo/reorder': writes(
    'todo',
    (by, _people, ids) => by.post('/apps/todo/reorder').send({ ids: ids.split(' ').map(Number) }),
    async (people) => `${await add(people)} ${await add(people)}`,
    '3 4',
  ),
  'GET /apps/todo/assignees': reads((by) => by.get('/apps/todo/assignees'), {
    given: named,
    shows: (body: { fullName: string }[], _people, given) => body.some(({ fullName }) => fullName === given),
    openWith: 'GET /api/v1/users',
  }),
  'GET /apps/calendar/events': reads((by) => by.get('/apps/calendar/events'), { given: addEvent }),
  'POST /apps/calendar/add-event': writes('calendar_event', (by) => by.post('/apps/calendar/add-event').send(event(nextWord()))),
  'POST /apps/calendar/update-event': writes(
    'calendar_event',
    (by, _people, id) => by.post('/apps/calendar/update-event').send({ event: { id: Number(id), title: nextWord() } }),
    addEvent,
    '1',
  ),
  'DELETE /apps/calendar/remove-event': writes(
    'calendar_event',
    (by, _people, id) => by.delete(`/apps/calendar/remove-event?id=${id}`),
    addEvent,
    '2',
  ),
  'GET /apps/chat/chats-and-contacts': reads((by) => by.get('/apps/chat/chats-and-contacts'), {
    given: formerContact,
    shows: ({ contacts, chatsContacts }: Record<'contacts' | 'chatsContacts', { id: number }[]>, { mark }, name) =>
      [mark, name].some((word) => JSON.stringify([contacts, chatsContacts]).includes(word)) ||
      // Somebody else's chat would add a contact twice.
      new Set(contacts.map(({ id }) => id)).size < contacts.length,
  }),
  'GET /apps/chat/get-chat': reads((by) => by.get(`/apps/chat/get-chat?id=${sampleContact}`), {
    given: talk,
    shows: (body: { chat: { earlier?: number } }, { mark }) => Boolean(body.chat.earlier) || JSON.stringify(body).includes(mark),
  }),
  'POST /apps/chat/send-msg': writes('chat_message', (by, { receiver }) =>
    by.post('/apps/chat/send-msg').send({ obj: { message: nextWord(), contact: { id: contactIdOf(receiver.userId) } } }),
  ),
  'GET /apps/chat/users/profile-user': reads((by) => by.get('/apps/chat/users/profile-user'), {
    given: about,
    shows: (body: { about: string }, _people, given) => body.about === given,
  }),
  'POST /apps/chat/users/profile-user': writes('chat_profile', (by) =>
    by.post('/apps/chat/users/profile-user').send({ about: nextWord() }),
  ),
  'GET /api/bookmarks/data': reads((by) => by.get('/api/bookmarks/data'), { given: bookmark, shows: isBookmarked }),
  'GET /api/main-search/data': reads((by) => by.get('/api/main-search/data'), { given: bookmark, shows: isBookmarked }),
  'POST /api/bookmarks/update': writes('bookmark', (by) => by.post('/api/bookmarks/update').send({ id: page + 2 })),
};
