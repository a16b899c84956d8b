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
/** None of the first bookmarks, which are everybody's. */
const page = 5;
const bookmark = async ({ api, owner }: People): Promise<void> => {
  await api.sql('insert into bookmark (user_id, page_id) values ($1, $2) on conflict do nothing', [owner.userId, page]);
};
const isBookmarked = (body: unknown): boolean => new RegExp(`"id":${page},[^}]*"isBookmarked":true`).test(JSON.stringify(body));

/** A product of nobody's samples, and one that is added. */
const [chosen, another] = [1, 2];
const has =
  (table: 'cart_item' | 'wishlist_item') =>
  async ({ api, owner }: People): Promise<void> => {
    await api.sql(`delete from ${table} where user_id = $1 and product_id = $2`, [owner.userId, chosen]);
    const more = table === 'cart_item' ? [', qty', ', 1'] : ['', ''];
    await api.sql(
      `insert into ${table} (user_id, id, product_id${more[0]}) select user_id, coalesce(max(id), 0) + 1, $1${more[1]} from ${table}
       where user_id = $2 group by user_id`,
      [chosen, owner.userId],
    );
  };
type Basket = { products: { id: number }[] };
const holds = ({ products }: Basket): boolean => products.some(({ id }) => id === chosen);
const shop = '/apps/ecommerce';

export const listCases: Record<string, PersonalCase> = {
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
  'GET /apps/chat/chats-and-contacts': reads((by) => by.get('/apps/chat/chats-and-contacts'), { given: say }),
  'GET /apps/chat/get-chat': reads((by) => by.get(`/apps/chat/get-chat?id=${sampleContact}`), { given: say }),
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
  'GET /apps/ecommerce/cart': reads((by) => by.get(`${shop}/cart`), { given: has('cart_item'), shows: holds }),
  'POST /apps/ecommerce/cart': writes('cart_item', (by) => by.post(`${shop}/cart`).send({ productId: another })),
  'DELETE /apps/ecommerce/cart/{productId}': writes(
    'cart_item',
    (by, _people, id) => by.delete(`${shop}/cart/${id || chosen}`),
    has('cart_item'),
    '27',
  ),
  'GET /apps/ecommerce/wishlist': reads((by) => by.get(`${shop}/wishlist`), { given: has('wishlist_item'), shows: holds }),
  'POST /apps/ecommerce/wishlist': writes('wishlist_item', (by) => by.post(`${shop}/wishlist`).send({ productId: another })),
  'DELETE /apps/ecommerce/wishlist/{productId}': writes(
    'wishlist_item',
    (by, _people, id) => by.delete(`${shop}/wishlist/${id || chosen}`),
    has('wishlist_item'),
    '26',
  ),
  'GET /apps/ecommerce/products': reads((by) => by.get(`${shop}/products`), {
    given: has('cart_item'),
    shows: ({ userCart }: { userCart: { productId: number }[] }) => userCart.some(({ productId }) => productId === chosen),
  }),
  'GET /apps/ecommerce/products/{id}': reads((by) => by.get(`${shop}/products/${chosen}`), {
    given: has('cart_item'),
    shows: ({ product }: { product: { isInCart: boolean } }) => product.isInCart,
  }),
};
