import type { Maker } from '../../../test/money/records.ts';
import type { World } from '../../../test/money/world.ts';

export const roleIdOf = async ({ api }: Pick<World, 'api'>, key: string): Promise<number> =>
  (await api.sql<{ id: number }>('select id from role where key = $1', [key]))[0]?.id ?? 0;

export const makers: Record<string, Maker> = {
  'service-accounts': async (world) => ({
    name: `Web shop ${world.next()}`,
    roleId: await roleIdOf(world, 'client'),
    active: true,
  }),
};
