import {
  DemoUserInput,
  demoUserOf,
  demoUserPosition,
  fitsDemoUser,
  idIn,
  idOf,
  mostDemoUsers,
  sliceIn,
  sliceOf,
  textIn,
} from '@kontor/domain';
import { sampleDemoUsers } from '../samples/demo-users.ts';
import { created, empty, ok, read, type BackendModule } from './frame.ts';

export const demoUserCalls: BackendModule = () => {
  let users = sampleDemoUsers();
  let lastId = users.length;
  return {
    'GET /api/users/list/all-data': () => ok(users.slice(0, mostDemoUsers)),
    'GET /api/users/list/data': ({ query }) => {
      const filter = {
        q: textIn(query, 'q'),
        role: textIn(query, 'role'),
        currentPlan: textIn(query, 'currentPlan'),
        status: textIn(query, 'status'),
      };
      const found = users.filter((user) => fitsDemoUser(user, filter));
      return ok({ users: sliceOf(found, sliceIn(query)), total: found.length });
    },
    'GET /api/users/user': ({ query }) => ok({ user: users.find(({ id }) => id === idOf(query['id'])) ?? null }),
    'POST /apps/users/add-user': async ({ body }) => {
      const input = await read(DemoUserInput, body);
      lastId += 1;
      const user = demoUserOf(lastId, input);
      users = [...users, user].sort((a, b) => demoUserPosition(a.id) - demoUserPosition(b.id));
      return created({ user });
    },
    'DELETE /apps/users/delete': ({ query, body }) => {
      const gone = idIn(query, body, 'id');
      users = users.filter(({ id }) => id !== gone);
      return empty();
    },
  };
};
