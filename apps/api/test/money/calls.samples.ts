import { picture } from './calls.firm.ts';
import type { Prepare } from './calls.ts';
import type { Person, World } from './world.ts';

const letter = ({ next }: World, { email }: Person): object => ({
  to: [{ name: null, email }],
  subject: `Letter ${next()}`,
  message: 'Hello',
});
const emailOf = async (world: World, by: Person): Promise<number> => {
  await by.post('/apps/email/send').send({ email: letter(world, by) });
  const { body } = await by.get('/apps/email/emails');
  return (body as { emails: { id: number }[] }).emails[0]?.id ?? 0;
};
const todo = {
  title: 'Call',
  dueDate: '2026-11-21',
  description: 'Soon',
  tags: ['team'],
  isCompleted: false,
  isDeleted: false,
  isImportant: false,
};
const todoOf = async (by: Person): Promise<number> =>
  ((await by.post('/apps/todo/add-tasks').send({ task: todo })).body as { task: { id: number } }).task.id;
const event = {
  title: 'Meeting',
  start: '2026-11-21T09:00:00.000Z',
  end: '2026-11-21T10:00:00.000Z',
  allDay: false,
  extendedProps: { calendar: 'Business' },
};
const eventOf = async (by: Person): Promise<number> =>
  ((await by.post('/apps/calendar/add-event').send({ event })).body as { event: { id: number } }).event.id;
const contactOf = async (by: Person): Promise<number> =>
  ((await by.get('/apps/chat/chats-and-contacts')).body as { contacts: { id: number }[] }).contacts[0]?.id ?? 0;
const cardOf = async ({ api }: World, kind: string): Promise<{ id: string }> => {
  const [row] = await api.sql<{ path: string }>(`select path from content where path like $1 order by path limit 1`, [
    `/card/${kind}/%`,
  ]);
  return { id: row?.path.split('/').at(-1) ?? '' };
};

/** The sample calls, and what needs no sign-in. */
export const sampleCalls: Record<string, Prepare> = {
  'GET /api/docs/{part}': () => ({ id: 'start.js' }),
  'GET /apps/email/get-email': async (world, by) => ({ query: { id: await emailOf(world, by) } }),
  'GET /apps/email/paginate-email': async (world, by) => {
    const first = await emailOf(world, by);
    return { query: { dir: 'previous', emailId: first } };
  },
  'POST /apps/email/update-emails': async (world, by) => ({
    body: { emailIds: [await emailOf(world, by)], dataToUpdate: { isRead: true } },
  }),
  'POST /apps/email/update-emails-label': async (world, by) => ({
    body: { emailIds: [await emailOf(world, by)], label: 'private' },
  }),
  'POST /apps/email/attachments': () => ({ form: {}, file: picture }),
  'GET /apps/email/attachments/{id}': async (_, by) => {
    const { body } = await by
      .post('/apps/email/attachments')
      .attach('file', picture.content, { filename: picture.name, contentType: picture.type });
    return { id: (body as { fileId: number }).fileId };
  },
  'POST /apps/email/send': (world, by) => ({ body: { email: letter(world, by) } }),
  'POST /apps/email/save-draft': (world, by) => ({ body: { email: letter(world, by) } }),
  'POST /apps/email/reply': async (world, by) => ({ body: { emailId: await emailOf(world, by), message: 'Yes' } }),
  'POST /apps/email/forward': async (world, by) => ({ body: { emailId: await emailOf(world, by), email: letter(world, by) } }),
  'POST /apps/chat/users/profile-user': () => ({ body: { about: 'Here', status: 'online', isNotificationsOn: false } }),
  'GET /apps/chat/get-chat': async (_, by) => ({ query: { id: await contactOf(by) } }),
  'POST /apps/chat/send-msg': async (_, by) => ({ body: { obj: { message: 'Hello', contact: { id: await contactOf(by) } } } }),
  'GET /card/card-analytics/{name}': (world) => cardOf(world, 'card-analytics'),
  'GET /card/card-statistics/{name}': (world) => cardOf(world, 'card-statistics'),
  'GET /blog/list/data/detail': () => ({ query: { id: 2 } }),
  'GET /blog/list/data/edit': () => ({ query: { id: 2 } }),
  'POST /blog/list/data/comment': () => ({ query: { id: 2 }, body: { commentText: 'Well said.' } }),
  'POST /blog/list/data/edit': () => ({
    query: { id: 2 },
    body: {
      blogTitle: 'Lunch at the desk',
      blogCategories: ['Food'],
      slug: 'lunch-at-the-desk',
      status: 'Published',
      excerpt: '<p>We counted for a month.</p>',
      content: '<p>Who went out worked more.</p>',
    },
  }),
  'POST /account-setting/data': () => ({
    body: {
      info: {
        bio: 'Keeps bees.',
        dob: '1990-02-28',
        country: 'Norway',
        website: 'https://bees.example',
        phone: '+47 22 00 00 00',
      },
    },
  }),
  'POST /account-setting/connections': () => ({ body: { network: 'github', connected: true } }),
  'POST /profile/like-post': () => ({ body: { post: 0 } }),
  'POST /profile/like-comment': () => ({ body: { post: 0, comment: 0 } }),
  'POST /profile/add-comment': () => ({ body: { post: 0, comment: 'Lovely.' } }),
  'POST /profile/vote': () => ({ body: { poll: 0 } }),
  'POST /profile/favorite': () => ({ body: { list: 'suggestedPages', entry: 0 } }),
  'GET /api/users/user': () => ({ query: { id: 1 } }),
  'POST /apps/users/add-user': ({ next }) => ({ body: { fullName: 'Jonas Petraitis', username: `jonas${next()}` } }),
  'DELETE /apps/users/delete': ({ next }) => ({ query: { id: 10 + (next() % 30) } }),
  'GET /api/invoice/invoices/{id}': async (_, by) => {
    const { body } = await by.get('/apps/invoice/invoices');
    return { id: (body as { invoices: { id: number }[] }).invoices[0]?.id };
  },
  'POST /apps/invoice/add-invoice': () => ({
    body: {
      client: { name: 'Rasa Berg', company: 'Berg Boats', companyEmail: 'rasa@bergboats.example' },
      service: 'Sails',
      total: 1200,
      issuedDate: '2026-03-09',
      dueDate: '2026-03-23',
    },
  }),
  'DELETE /apps/invoice/delete': () => ({ query: { id: 1 } }),
  'POST /apps/todo/add-tasks': () => ({ body: { task: todo } }),
  'POST /apps/todo/update-task': async (_, by) => ({ body: { task: { id: await todoOf(by), title: 'Write' } } }),
  'DELETE /apps/todo/delete-task': async (_, by) => ({ query: { taskId: await todoOf(by) } }),
  'POST /apps/todo/reorder': async (_, by) => ({ body: { ids: [await todoOf(by), await todoOf(by)] } }),
  'POST /apps/calendar/add-event': () => ({ body: { event } }),
  'POST /apps/calendar/update-event': async (_, by) => ({ body: { event: { ...event, id: await eventOf(by) } } }),
  'DELETE /apps/calendar/remove-event': async (_, by) => ({ query: { id: await eventOf(by) } }),
  'GET /apps/ecommerce/products/{id}': () => ({ id: 1 }),
  'POST /apps/ecommerce/wishlist': () => ({ body: { productId: 7 } }),
  'DELETE /apps/ecommerce/wishlist/{productId}': () => ({ id: 7 }),
  'POST /apps/ecommerce/cart': () => ({ body: { productId: 7 } }),
  'POST /apps/ecommerce/cart/{productId}/quantity': () => ({ id: 7, body: { qty: 2 } }),
  'DELETE /apps/ecommerce/cart/{productId}': () => ({ id: 7 }),
  'POST /api/bookmarks/update': () => ({ body: { id: 1 } }),
};
