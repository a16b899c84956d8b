import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { testApp, type TestApp } from '../../../test/test-app.ts';
import { Role } from '../../people/roles/role.entity.ts';
import { system } from '../context/actor.ts';
import { context, runWith } from '../context/context.ts';

let api: TestApp;
let root: EntityManager;
beforeAll(async () => {
  api = await testApp();
  root = api.app.get(EntityManager);
});
afterAll(() => api.close());

const inRequest = <T>(work: () => Promise<T>): Promise<T> => runWith({ requestId: 'one', actor: system, root }, work);
const count = async (): Promise<number | undefined> => {
  const { rows } = await sql<{ n: number }>`select count(*) as n from role`.execute(root.getKysely());
  return rows[0]?.n;
};

describe('the unit of work of a request', () => {
  it('is not created for plain reads', async () => {
    const unit = await inRequest(async () => {
      expect(await count()).toBe(7);
      return context()?.unit;
    });
    expect(unit).toBeUndefined();
  });

  it('is created for the first entity, kept to the end, and shared with no other request', async () => {
    const read = (): Promise<[Role, Role]> =>
      inRequest(async () => [await root.findOneOrFail(Role, { key: 'admin' }), await root.findOneOrFail(Role, { key: 'admin' })]);
    const [[first, again], [other]] = await Promise.all([read(), read()]);
    expect(first).toBe(again);
    expect(first).not.toBe(other);
  });

  it('lets plain reads see what its transaction has written', async () => {
    const before = Number(await count());
    const given = inRequest(() =>
      root.transactional(async (em) => {
        await em.insert(Role, { key: 'written', name: 'Written', rules: [] });
        expect(await count()).toBe(before + 1);
        throw new Error('given up');
      }),
    );
    await expect(given).rejects.toThrow('given up');
    expect(await count()).toBe(before);
  });
});
