import { page } from '../shared/page.ts';
import type { PageModule } from '../shared/resourceModule.ts';

export const todo: PageModule = {
  path: '/todo/index',
  page: page(() => import('./TodoPage.tsx').then((m) => m.TodoPage)),
  resource: 'todo',
};
