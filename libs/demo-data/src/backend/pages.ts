import {
  AccountSettingInput,
  BlogCommentInput,
  changedSetting,
  CommentPlaceInput,
  commentedBlog,
  commentedPost,
  ConnectAccountInput,
  connectedAccount,
  pagePath,
  countedComment,
  FavoriteInput,
  favored,
  findQuestions,
  findTitles,
  firstPost,
  likedComment,
  likedPost,
  PostPlaceInput,
  ProfileCommentInput,
  savedDetail,
  savedEntry,
  savedForm,
  savedRecent,
  SavePostInput,
  textIn,
  voted,
  VoteInput,
  wholeIn,
  wordsOf,
  type AccountSetting,
  type BlogDetail,
  type BlogEdit,
  type BlogEntry,
  type BlogSidebar,
  type CompletionTitles,
  type Faq,
  type SocialProfile,
} from '@kontor/domain';
import { samplePages } from '../samples/pages/pages.ts';
import { notFound, ok, read, type BackendModule, type Call, type Calls, type Handler } from './frame.ts';

/** Read-only pages, and each person's own changes to them. */
export const pagesCalls: BackendModule = ({ personal, people, now }) => {
  const ownOf = personal(() => new Map<string, object>());
  const get = <T extends object>(personId: number, path: string): T => {
    const body = ownOf(personId).get(path) ?? samplePages[path];
    if (!body) throw notFound();
    return body as T;
  };
  const change = <T extends object>(personId: number, path: string, rule: (body: T) => T): T => {
    const body = rule(get<T>(personId, path));
    ownOf(personId).set(path, body);
    return body;
  };
  const self = (personId: number) => ({ name: people().find(({ id }) => id === personId)?.name ?? '', avatar: '' });
  const setting = (personId: number, rule: (before: AccountSetting) => AccountSetting) =>
    ok(change(personId, '/account-setting/data', rule));
  const profile = (personId: number, rule: (before: SocialProfile) => SocialProfile) =>
    ok(change(personId, '/profile/data', rule));
  const post = (path: string, { query }: Call): { id: number; at: string } => {
    const id = wholeIn(query, 'id', firstPost);
    return { id, at: pagePath(path, id === firstPost ? '' : String(id)) };
  };
  const card: Handler = ({ params, query, personId }) => {
    const path = `/card/card-analytics/${params['name'] ?? ''}`;
    const period = pagePath(path, textIn(query, 'period'));
    return ok(get(personId, period in samplePages ? period : path));
  };
  const pages: Calls = Object.fromEntries(
    Object.keys(samplePages)
      .filter((path) => !path.includes('?') && !path.startsWith('/card/card-analytics/'))
      .map((path) => [`GET ${path}`, ({ personId }: Call) => ok(get(personId, path))]),
  );
  return {
    ...pages,
    'GET /faq/data': ({ query, personId }) => ok(findQuestions(get<Faq>(personId, '/faq/data'), textIn(query, 'q'))),
    'GET /api/autocomplete/search': ({ query, personId }) =>
      ok(findTitles(get<CompletionTitles>(personId, '/api/autocomplete/data'), textIn(query, 'q'))),
    'GET /card/card-analytics/{name}': card,
    'GET /card/card-statistics/{name}': () => {
      throw notFound();
    },
    'POST /account-setting/data': async ({ body, personId }) => {
      const input = await read(AccountSettingInput, body);
      return setting(personId, (before) => changedSetting(before, input));
    },
    'POST /account-setting/connections': async ({ body, personId }) => {
      const { network, connected } = await read(ConnectAccountInput, body);
      return setting(personId, (before) => connectedAccount(before, network, connected));
    },
    'POST /profile/like-post': async ({ body, personId }) => {
      const input = await read(PostPlaceInput, body);
      return profile(personId, (before) => likedPost(before, input.post));
    },
    'POST /profile/like-comment': async ({ body, personId }) => {
      const input = await read(CommentPlaceInput, body);
      return profile(personId, (before) => likedComment(before, input.post, input.comment));
    },
    'POST /profile/add-comment': async ({ body, personId }) => {
      const input = await read(ProfileCommentInput, body);
      return profile(personId, (before) => commentedPost(before, input.post, input.comment, self(personId)));
    },
    'POST /profile/vote': async ({ body, personId }) => {
      const { poll } = await read(VoteInput, body);
      return profile(personId, (before) => voted(before, poll, self(personId)));
    },
    'POST /profile/favorite': async ({ body, personId }) => {
      const { list, entry } = await read(FavoriteInput, body);
      return profile(personId, (before) => favored(before, list, entry));
    },
    'GET /blog/list/data/detail': (call) => ok(get(call.personId, post('/blog/list/data/detail', call).at)),
    'GET /blog/list/data/edit': (call) => ok(get(call.personId, post('/blog/list/data/edit', call).at)),
    'POST /blog/list/data/comment': async (call) => {
      const { commentText } = await read(BlogCommentInput, call.body);
      const { id, at } = post('/blog/list/data/detail', call);
      const today = now().toISOString().slice(0, 10);
      const detail = change<BlogDetail>(call.personId, at, (before) =>
        commentedBlog(before, commentText, self(call.personId), today),
      );
      change<BlogEntry[]>(call.personId, '/blog/list/data', (list) => countedComment(list, id));
      return ok(detail);
    },
    'POST /blog/list/data/edit': async (call) => {
      const input = await read(SavePostInput, call.body);
      const { id, at } = post('/blog/list/data/edit', call);
      // Not sanitised here: a text is shown to its author only, and sanitised when it is shown.
      const excerpt = input.excerpt ?? '';
      const form = change<BlogEdit>(call.personId, at, (before) => savedForm(before, input, excerpt));
      change<BlogDetail>(call.personId, post('/blog/list/data/detail', call).at, (before) =>
        savedDetail(before, input, input.content ?? undefined),
      );
      change<BlogEntry[]>(call.personId, '/blog/list/data', (list) => savedEntry(list, id, input, wordsOf(excerpt)));
      change<BlogSidebar>(call.personId, '/blog/list/data/sidebar', (sidebar) => savedRecent(sidebar, id, input));
      return ok(form);
    },
  };
};
