import { nextWord, type People } from './people.ts';
import { reads, writes, type PersonalCase } from './case.ts';

const form = (blogTitle: string) => ({ blogTitle, blogCategories: ['Food'], slug: 'a-post', status: 'Draft' });
const save = async ({ owner, mark }: People): Promise<void> => {
  await owner.post('/blog/list/data/edit').send(form(mark)).expect(200);
  // The sidebar shows other posts than the list.
  await owner.post('/blog/list/data/edit?id=7').send(form(mark)).expect(200);
};
const comment = async ({ owner, mark }: People): Promise<void> => {
  await owner.post('/profile/add-comment').send({ post: 0, comment: mark }).expect(200);
};
const set = async ({ owner, mark }: People): Promise<void> => {
  await owner
    .post('/account-setting/data')
    .send({ info: { bio: mark } })
    .expect(200);
};
const changes = (path: string, body: () => object): PersonalCase => writes('own_page', (by) => by.post(path).send(body()));

/** The sample pages that people change for themselves. */
export const pageCases: Record<string, PersonalCase> = {
  'GET /account-setting/data': reads((by) => by.get('/account-setting/data'), { given: set }),
  'POST /account-setting/data': changes('/account-setting/data', () => ({ info: { bio: nextWord() } })),
  'POST /account-setting/connections': changes('/account-setting/connections', () => ({ network: 'github', connected: true })),
  'GET /profile/data': reads((by) => by.get('/profile/data'), { given: comment }),
  'POST /profile/like-post': changes('/profile/like-post', () => ({ post: 0 })),
  'POST /profile/like-comment': changes('/profile/like-comment', () => ({ post: 0, comment: 0 })),
  'POST /profile/add-comment': changes('/profile/add-comment', () => ({ post: 0, comment: nextWord() })),
  'POST /profile/vote': changes('/profile/vote', () => ({ poll: 0 })),
  'POST /profile/favorite': changes('/profile/favorite', () => ({ list: 'suggestedPages', entry: 0 })),
  'GET /blog/list/data': reads((by) => by.get('/blog/list/data'), { given: save }),
  'GET /blog/list/data/sidebar': reads((by) => by.get('/blog/list/data/sidebar'), { given: save }),
  'GET /blog/list/data/detail': reads((by) => by.get('/blog/list/data/detail'), { given: save }),
  'GET /blog/list/data/edit': reads((by) => by.get('/blog/list/data/edit'), { given: save }),
  'POST /blog/list/data/comment': changes('/blog/list/data/comment', () => ({ commentText: nextWord() })),
  'POST /blog/list/data/edit': changes('/blog/list/data/edit', () => form(nextWord())),
};
