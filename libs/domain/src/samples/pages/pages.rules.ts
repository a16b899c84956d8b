import type { AccountSetting, Network } from './account-setting.ts';
import type { BlogDetail, BlogEdit, BlogEntry, BlogSidebar } from './blog.ts';
import type { AccountSettingInput, SavePostInput } from './pages.input.ts';
import type { ProfileList, SocialProfile } from './profile.ts';

type Somebody = { name: string; avatar: string };
type Texts<T> = { [Key in keyof T]?: T[Key] | null };

/** Merges the sent values: null empties a text, and values left out stay. */
const changed = <T extends object>(before: T, values: Texts<T> | null | undefined): T =>
  values ? { ...before, ...Object.fromEntries(Object.entries(values).map(([key, value]) => [key, value ?? ''])) } : before;
const at = <T>(rows: readonly T[], index: number, change: (row: T) => T): T[] =>
  rows.map((row, place) => (place === index ? change(row) : row));

/** The settings with the sent tabs applied. */
export function changedSetting(before: AccountSetting, input: AccountSettingInput): AccountSetting {
  const { general, info, socialLinks, notification } = input;
  return {
    general: general ? { ...changed(before.general, general), avatar: general.avatar ?? before.general.avatar } : before.general,
    info: info ? { ...changed(before.info, info), dob: info.dob ?? null } : before.info,
    social: { ...before.social, socialLinks: changed(before.social.socialLinks, socialLinks) },
    notification: changed(before.notification, notification),
  };
}

/** The settings after connecting a network, under the person's own name there, or disconnecting it. */
export function connectedAccount(before: AccountSetting, network: Network, connected: boolean): AccountSetting {
  const { username, avatar } = before.general;
  const account = connected ? { profileImg: avatar, id: username } : {};
  return {
    ...before,
    social: { ...before.social, connections: { ...before.social.connections, [network]: account } },
  };
}

/** Toggles the person's like of a post. */
export const likedPost = (profile: SocialProfile, post: number): SocialProfile => ({
  ...profile,
  post: at(profile.post, post, (one) => ({ ...one, youLiked: !one.youLiked, likes: one.likes + (one.youLiked ? -1 : 1) })),
});

/** Toggles the person's like of a comment. */
export const likedComment = (profile: SocialProfile, post: number, comment: number): SocialProfile => ({
  ...profile,
  post: at(profile.post, post, (one) => ({
    ...one,
    detailedComments: at(one.detailedComments, comment, (said) => ({
      ...said,
      youLiked: !said.youLiked,
      commentsLikes: said.commentsLikes + (said.youLiked ? -1 : 1),
    })),
  })),
});

/** Adds a comment at the end of a post's comments. */
export const commentedPost = (profile: SocialProfile, post: number, comment: string, by: Somebody): SocialProfile => ({
  ...profile,
  post: at(profile.post, post, (one) => ({
    ...one,
    detailedComments: [
      ...one.detailedComments,
      { avatar: by.avatar, username: by.name, comment: comment.trim(), commentsLikes: 0, youLiked: false },
    ],
  })),
});

/** Votes for an answer, or takes the vote back. The poll has a hundred votes, so one vote is one percent. */
export const voted = (profile: SocialProfile, poll: number, by: Somebody): SocialProfile => ({
  ...profile,
  polls: at(profile.polls, poll, (one) => {
    const mine = one.votedUser.some(({ username }) => username === by.name);
    const percent = Math.min(100, Math.max(0, Number.parseInt(one.result, 10) + (mine ? -1 : 1)));
    return {
      ...one,
      result: `${percent}%`,
      votedUser: mine
        ? one.votedUser.filter(({ username }) => username !== by.name)
        : [...one.votedUser, { img: by.avatar, username: by.name }],
    };
  }),
});

/** Toggles a suggested page or a feed as a favourite. */
export const favored = (profile: SocialProfile, list: ProfileList, entry: number): SocialProfile => ({
  ...profile,
  [list]: at<{ favorite: boolean }>(profile[list], entry, (one) => ({ ...one, favorite: !one.favorite })),
});

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** A day in the format of the sample pages. Example: `writtenDay('2026-11-22')` is `Nov 22, 2026`. */
const writtenDay = (day: string): string =>
  `${months[Number(day.slice(5, 7)) - 1] ?? ''} ${Number(day.slice(8, 10))}, ${day.slice(0, 4)}`;

/** Adds a comment at the end of a blog post's comments. */
export const commentedBlog = (detail: BlogDetail, commentText: string, by: Somebody, today: string): BlogDetail => ({
  blog: { ...detail.blog, comments: detail.blog.comments + 1 },
  comments: [
    ...detail.comments,
    { avatar: by.avatar, userFullName: by.name, commentedAt: writtenDay(today), commentText: commentText.trim() },
  ],
});

/** The blog list after a comment was added to one of its posts. */
export const countedComment = (list: readonly BlogEntry[], id: number): BlogEntry[] =>
  list.map((entry) => (entry.id === id ? { ...entry, comment: entry.comment + 1 } : entry));

/** The form of a saved post, as it opens next time. `html` is the sanitised excerpt. */
export const savedForm = (before: BlogEdit, input: SavePostInput, html: string): BlogEdit => ({
  ...before,
  blogTitle: input.blogTitle.trim(),
  blogCategories: input.blogCategories.map((label) => ({ value: label.toLowerCase(), label })),
  slug: input.slug,
  status: input.status,
  excerpt: html,
  featuredImage: input.featuredImage ?? before.featuredImage,
});

/** The saved post as it is read; its text stays when none was sent. */
export const savedDetail = ({ blog, comments }: BlogDetail, input: SavePostInput, html: string | undefined): BlogDetail => ({
  blog: {
    ...blog,
    title: input.blogTitle.trim(),
    tags: input.blogCategories,
    img: input.featuredImage ?? blog.img,
    content: html ?? blog.content,
  },
  comments,
});

/** The blog list after a post was saved; `text` is the excerpt without tags. */
export const savedEntry = (list: readonly BlogEntry[], id: number, input: SavePostInput, text: string): BlogEntry[] =>
  list.map((entry) =>
    entry.id === id
      ? {
          ...entry,
          title: input.blogTitle.trim(),
          tags: input.blogCategories,
          img: input.featuredImage ?? entry.img,
          excerpt: text || entry.excerpt,
        }
      : entry,
  );

/** The recent posts beside the list after one of them was saved. */
export const savedRecent = (sidebar: BlogSidebar, id: number, input: SavePostInput): BlogSidebar => ({
  ...sidebar,
  recentPosts: sidebar.recentPosts.map((post) =>
    post.id === id ? { ...post, title: input.blogTitle.trim(), img: input.featuredImage ?? post.img } : post,
  ),
});

/** The text of HTML without its tags, for the excerpt in a list. Example: `wordsOf('<p>One <b>two</b></p>')` is `One two`. */
export const wordsOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => signs[name] ?? '')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim();
const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** The key under which the answer of a call with a choice is stored: `/card/card-analytics/revenue-report?2019`. */
export const pagePath = (path: string, choice: string): string => (choice ? `${path}?${choice}` : path);

/** The blog post used when none is named. */
export const firstPost = 1;
