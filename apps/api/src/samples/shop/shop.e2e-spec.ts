import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp({ KONTOR_REGISTRATION: 'open' });
});
afterAll(() => api.close());

type Item = { id: number; productId: number };
const sixteen = [...Array(16).keys()];
const put = (by: Agent, where: 'cart' | 'wishlist', productId: number) => by.post(`/apps/ecommerce/${where}`).send({ productId });
const itemsOf = async (by: Agent): Promise<{ cart: Item[]; wishlist: Item[] }> => {
  const { body } = await by.get('/apps/ecommerce/products').expect(200);
  return { cart: body.userCart as Item[], wishlist: body.userWishlist as Item[] };
};

describe('sixteen connections at once', () => {
  it.each(['cart', 'wishlist'] as const)('put what they add into the %s, each under an id of its own', async (where) => {
    const person = await api.as('client');
    const answers = await Promise.all(sixteen.map(() => put(person, where, 7)));
    expect(answers.map(({ status, text }) => `${status}${text}`)).toEqual(Array(16).fill('201'));
    const items = (await itemsOf(person))[where];
    const before = where === 'cart' ? 5 : 2;
    expect(items.map(({ id }) => id)).toEqual(Array.from({ length: before + 16 }, (_, index) => index + 1));
  });

  it('remove as many entries as they were told, the first ones', async () => {
    const person = await api.as('client');
    for (let n = 0; n < 20; n += 1) await put(person, 'cart', 7).expect(201);
    await Promise.all(sixteen.map(() => person.delete('/apps/ecommerce/cart/7').expect(200)));
    expect((await itemsOf(person)).cart.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 22, 23, 24, 25]);
  });

  it('do not fill a cart beyond its limit', async () => {
    const person = await api.as('client');
    await itemsOf(person);
    await api.sql('insert into cart_item select $1, n, 3, 1 from generate_series(6, 495) n', [person.userId]);
    await api.sql(`update sample_set set next_id = 496 where name = 'cart' and user_id = $1`, [person.userId]);
    const answers = await Promise.all(sixteen.map(() => put(person, 'cart', 7)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(5).fill(201), ...Array<number>(11).fill(422)]);
    expect(answers.find(({ status }) => status === 422)?.body).toMatchObject({ code: 'shop.list_full', params: { max: 500 } });
    expect((await itemsOf(person)).cart).toHaveLength(500);
  });
});

describe('the number of items in the cart', () => {
  it('is returned at sign-in, also to a person who has not opened it yet', async () => {
    const sent = { email: 'cart@example.com', username: 'cart', password: 'a sentence for the cart' };
    const { body: registered } = await api.visitor.post('/jwt/register').send(sent).expect(200);
    expect(registered.user.extras).toEqual({ eCommerceCartItemsCount: 5 });
    const login = async () => (await api.visitor.post('/jwt/login').send(sent).expect(200)).body;
    const first = await login();
    expect(first.userData.extras).toEqual({ eCommerceCartItemsCount: 5 });
    const authorization = `Bearer ${first.accessToken as string}`;
    const remove = (id: number) =>
      api.visitor.delete(`/apps/ecommerce/cart/${id}`).set('Authorization', authorization).expect(200);
    for (const id of [27, 21, 26, 25, 23]) await remove(id);
    expect((await login()).userData.extras).toEqual({ eCommerceCartItemsCount: 0 });
    await api.visitor.post('/apps/ecommerce/cart').set('Authorization', authorization).send({ productId: 1 }).expect(201);
    const { body: refreshed } = await api.visitor
      .post('/jwt/refresh-token')
      .send({ refreshToken: first.refreshToken })
      .expect(200);
    expect(refreshed.userData.extras).toEqual({ eCommerceCartItemsCount: 1 });
  });
});

describe('the shop', () => {
  it('has the same products for all, and refuses other methods', async () => {
    const person = await api.as('employee');
    await person.put('/apps/ecommerce/products/1').send({ price: 1 }).expect(405);
    await person.post('/apps/ecommerce/products').send({ name: 'x' }).expect(405);
    expect(
      await api.sql('select count(*)::int as count, min(price)::float as min, max(price)::float as max from product'),
    ).toEqual([{ count: 27, min: 10.83, max: 7999.99 }]);
  });

  it('keeps carts apart', async () => {
    const [one, other] = [await api.as('admin'), await api.as('admin')];
    await put(one, 'cart', 9).expect(201);
    await other.delete('/apps/ecommerce/cart/9').expect(200);
    expect((await itemsOf(one)).cart.at(-1)).toEqual({ id: 6, productId: 9, qty: 1 });
    expect((await itemsOf(other)).cart).toHaveLength(5);
  });
});
