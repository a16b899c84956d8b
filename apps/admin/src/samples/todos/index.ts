import { page } from '../../platform/page/page.ts';
import type { PageModule } from '../../platform/api/resourceModule.ts';

export const todo: PageModule = {
  path: '/todo/index',
  page: page(() => import('./TodoPage.tsx').then((m) => m.TodoPage)),
  resource: 'todo',
};
