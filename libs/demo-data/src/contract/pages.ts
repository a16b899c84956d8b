import { expect } from '@jest/globals';
import {
  analyticsCards,
  statisticsCards,
  type AccountSetting,
  type BlogDetail,
  type BlogEntry,
  type CompletionTitles,
  type Pricing,
  type SocialProfile,
} from '@kontor/domain';
import { analytics, statistics } from '../samples/pages/cards.ts';
import type { Row, Step } from './contract.ts';

const text: unknown = expect.any(String);
const number: unknown = expect.any(Number);
const flag: unknown = expect.any(Boolean);
const many = (count: number, item: unknown): unknown[] => Array<unknown>(count).fill(item);
const list = (item: unknown): unknown => expect.arrayContaining([item]);
const html: unknown = expect.stringMatching(/^<p>[^]*<\/p>$/);

const plan = {
  title: text,
  img: text,
  subtitle: text,
  monthlyPrice: number,
  yearlyPlan: { perMonth: number, totalAnnual: number },
  planBenefits: many(5, text),
  popular: flag,
};
const prices: Step = {
  call: 'GET /pricing/data',
  answer: {
    basicPlan: { ...plan, monthlyPrice: 0, yearlyPlan: { perMonth: 0, totalAnnual: 0 }, popular: false },
    standardPlan: { ...plan, monthlyPrice: 49, yearlyPlan: { perMonth: 40, totalAnnual: 480 }, popular: true },
    enterprisePlan: { ...plan, monthlyPrice: 99, yearlyPlan: { perMonth: 80, totalAnnual: 960 }, popular: false },
    qandA: many(3, { question: text, ans: text }),
  },
  check({ basicPlan, enterprisePlan }: Pricing) {
    expect(basicPlan.planBenefits).toEqual(expect.arrayContaining(['100 responses a month', 'Up to 2 subdomains']));
    expect(enterprisePlan.planBenefits).toContain('File upload with 5GB storage');
  },
};

const settings: Step = {
  call: 'GET /account-setting/data',
  answer: {
    general: { avatar: text, username: text, fullName: text, email: text, company: text },
    info: { bio: text, dob: null, country: text, website: text, phone: text },
    social: {
      socialLinks: { twitter: text, facebook: text, google: text, linkedIn: text, instagram: text, quora: text },
      connections: {
        twitter: { profileImg: text, id: text },
        google: { profileImg: text, id: text },
        facebook: {},
        github: {},
      },
    },
    notification: {
      commentOnArticle: flag,
      answerOnForm: flag,
      followMe: flag,
      newAnnouncements: flag,
      productUpdates: flag,
      blogDigest: flag,
    },
  },
};

const post = {
  avatar: text,
  username: text,
  postTime: text,
  postText: text,
  likes: number,
  youLiked: flag,
  comments: text,
  share: text,
  likedUsers: list({ avatar: text, username: text }),
  likedCount: number,
  detailedComments: list({ avatar: text, username: text, comment: text, commentsLikes: number, youLiked: flag }),
};
const profile: Step = {
  call: 'GET /profile/data',
  answer: {
    header: { avatar: text, username: text, designation: text, coverImg: text },
    userAbout: { about: text, joined: text, lives: text, email: text, website: text },
    suggestedPages: many(6, { avatar: text, username: text, subtitle: text, favorite: flag }),
    twitterFeeds: many(3, {
      imgUrl: text,
      title: text,
      id: text,
      tags: expect.stringMatching(/^#\w+ #\w+/),
      desc: text,
      favorite: flag,
    }),
    post: many(3, expect.objectContaining(post)),
    latestPhotos: many(9, { img: text }),
    suggestions: many(6, { avatar: text, name: text, mutualFriend: text }),
    polls: many(2, { name: text, result: text, votedUser: list({ img: text, username: text }) }),
  },
  check({ post: posts }: SocialProfile) {
    expect(posts.map(({ postImg, postVid }) => [postImg !== undefined, postVid !== undefined])).toEqual([
      [true, false],
      [true, false],
      [false, true],
    ]);
  },
};

const group = (icon: string, title: string, count: number): object => ({
  icon,
  title,
  subtitle: text,
  qandA: many(count, { question: text, ans: text }),
});
const questions: Step[] = [
  {
    call: 'GET /faq/data',
    answer: {
      payment: group('CreditCard', 'Payment', 7),
      delivery: group('ShoppingBag', 'Delivery', 5),
      cancellationReturn: group('RefreshCw', 'Cancellation & Return', 7),
      myOrders: group('Package', 'My Orders', 5),
      productServices: group('Settings', 'Product & Services', 4),
    },
  },
  {
    call: 'GET /faq/data?q=GUARANTEE',
    answer: { productServices: { ...group('Settings', 'Product & Services', 1) } },
  },
  // The word occurs in an answer only.
  { call: 'GET /faq/data?q=onions', answer: {} },
  { call: `GET /faq/data?q=${'x'.repeat(101)}`, status: 400, part: { code: 'list.search_too_long' } },
];
const help: Step[] = [
  {
    call: 'GET /faq/data/knowledge_base',
    answer: [
      'sales-automation',
      'marketing-automation',
      'api-questions',
      'personalization',
      'email-marketing',
      'demand-generation',
    ].map((category, index) => ({ id: index + 1, category, img: text, title: text, desc: text })),
  },
  {
    call: 'GET /faq/data/category',
    answer: ['text-primary', 'text-success', 'text-danger', 'text-warning', 'text-info', ''].map((iconColor, id) => ({
      id,
      title: text,
      icon: text,
      iconColor,
      questions: list({ id: 0, question: text, slug: expect.stringMatching(/^[a-z-]+$/) }),
    })),
  },
  {
    call: 'GET /faq/data/question',
    answer: { title: text, lastUpdated: text, relatedQuestions: many(6, { id: number, question: text }), content: html },
  },
];

const blog: Step[] = [
  {
    call: 'GET /blog/list/data',
    answer: [76, 2100, 243, 10, 319, 1500].map((comment, index) => ({
      img: text,
      title: text,
      id: index + 1,
      avatar: text,
      userFullName: text,
      blogPosted: text,
      tags: list(text),
      excerpt: text,
      comment,
    })),
  },
  {
    call: 'GET /blog/list/data/sidebar',
    answer: {
      recentPosts: [7, 8, 9, 10].map((id) => ({ img: text, title: text, id, createdTime: text })),
      categories: ['Fashion', 'Food', 'Gaming', 'Quote', 'Video'].map((category) => ({ category, icon: text })),
    },
  },
  {
    call: 'GET /blog/list/data/detail',
    answer: {
      blog: {
        img: text,
        title: text,
        avatar: text,
        userFullName: text,
        createdTime: text,
        tags: list(text),
        content: expect.stringMatching(/^<p>.*<\/blockquote>$/),
        comments: 19100,
        bookmarked: 139,
      },
      comments: [{ avatar: text, userFullName: text, commentedAt: text, commentText: text }],
    },
  },
  {
    call: 'GET /blog/list/data/edit',
    answer: {
      avatar: text,
      userFullName: text,
      createdTime: text,
      blogTitle: text,
      blogCategories: many(2, { value: text, label: text }),
      slug: text,
      status: 'Published',
      excerpt: html,
      featuredImage: text,
    },
  },
];

const cards: Step[] = [
  ...analyticsCards.map((name) => ({ call: `GET /card/card-analytics/${name}`, answer: analytics[name] })),
  ...statisticsCards.map((name) => ({ call: `GET /card/card-statistics/${name}`, answer: statistics[name] })),
  ...['card-analytics/nothing', 'card-statistics/nothing', 'card-analytics/toString', 'card-statistics/support-tracker'].map(
    (name) => ({ call: `GET /card/${name}`, status: 404, part: { statusCode: 404, code: 'error.not_found' } }),
  ),
];

const detail = (call: string, check: (detail: BlogDetail) => void, as?: 'other'): Step => ({
  call,
  ...(as ? { as } : {}),
  check: (body) => check(body as BlogDetail),
});
const posts: Step[] = [
  ...[2, 3, 4, 5, 6, 7, 8, 9, 10].map((id) =>
    detail(`GET /blog/list/data/detail?id=${id}`, ({ blog: post, comments }) => {
      expect(post.content).toMatch(/^<p>.*<\/blockquote>$/);
      expect(post.title.length).toBeGreaterThan(10);
      expect(comments).toHaveLength(1);
    }),
  ),
  {
    call: 'GET /blog/list/data',
    check: (entries: BlogEntry[], kept) => void (kept['title'] = entries[2]?.title),
  },
  {
    call: 'GET /blog/list/data/detail?id=3',
    check: ({ blog: post }: BlogDetail, kept) => expect(post.title).toBe(kept['title']),
  },
  {
    call: 'GET /blog/list/data/edit?id=3',
    check: (form: { blogTitle: string }, kept) => expect(form.blogTitle).toBe(kept['title']),
  },
  { call: 'GET /blog/list/data/detail?id=99', status: 404, part: { code: 'error.not_found' } },
  { call: 'GET /blog/list/data/edit?id=99', status: 404 },
];

const savedPost = {
  blogTitle: ' What an invoice says ',
  blogCategories: ['Quote', 'Video'],
  slug: 'what-an-invoice-says',
  status: 'Draft',
  excerpt: '<p>Eight <b>facts</b>.</p>',
  content: '<p>Short.</p>',
};
const writing: Step[] = [
  {
    call: 'POST /blog/list/data/comment',
    body: { commentText: ' Well said. ' },
    check({ blog: { comments: count }, comments }: BlogDetail) {
      expect(count).toBe(19101);
      expect(comments.at(-1)).toEqual({
        avatar: text,
        userFullName: text,
        commentedAt: expect.stringMatching(/^[A-Z][a-z]{2} \d\d?, \d{4}$/),
        commentText: 'Well said.',
      });
    },
  },
  { call: 'POST /blog/list/data/comment', body: { commentText: ' ' }, status: 400, part: { errors: { commentText: {} } } },
  { call: 'POST /blog/list/data/comment?id=99', body: { commentText: 'x' }, status: 404 },
  detail('GET /blog/list/data/detail', ({ comments }) => expect(comments).toHaveLength(2)),
  detail('GET /blog/list/data/detail', ({ comments }) => expect(comments).toHaveLength(1), 'other'),
  { call: 'GET /blog/list/data', check: (entries: BlogEntry[]) => expect(entries[0]?.comment).toBe(77) },
  {
    call: 'POST /blog/list/data/edit',
    body: savedPost,
    part: {
      blogTitle: 'What an invoice says',
      blogCategories: [
        { value: 'quote', label: 'Quote' },
        { value: 'video', label: 'Video' },
      ],
      slug: 'what-an-invoice-says',
      status: 'Draft',
      excerpt: '<p>Eight <b>facts</b>.</p>',
    },
  },
  { call: 'GET /blog/list/data/edit', part: { blogTitle: 'What an invoice says', status: 'Draft' } },
  detail('GET /blog/list/data/detail', ({ blog: after }) =>
    expect(after).toMatchObject({ title: 'What an invoice says', tags: ['Quote', 'Video'], content: '<p>Short.</p>' }),
  ),
  {
    call: 'GET /blog/list/data',
    check: (entries: BlogEntry[]) =>
      expect(entries[0]).toMatchObject({ title: 'What an invoice says', excerpt: 'Eight facts.', tags: ['Quote', 'Video'] }),
  },
  { call: 'POST /blog/list/data/edit?id=7', body: { ...savedPost, blogTitle: 'Minutes', content: null } },
  {
    call: 'GET /blog/list/data/sidebar',
    check: ({ recentPosts }: { recentPosts: { id: number; title: string }[] }) =>
      expect(recentPosts.find(({ id }) => id === 7)?.title).toBe('Minutes'),
  },
  detail('GET /blog/list/data/detail?id=7', ({ blog: after }) => expect(after.content).toMatch(/<\/blockquote>$/)),
  { call: 'GET /blog/list/data', as: 'other', check: (entries: BlogEntry[]) => expect(entries[0]?.comment).toBe(76) },
  ...[
    [{ blogTitle: '' }, 'blogTitle'],
    [{ slug: 'Not a slug' }, 'slug'],
    [{ status: 'Lost' }, 'status'],
    [{ featuredImage: 'https://example.com/x.png' }, 'featuredImage'],
    [{ blogCategories: 'Food' }, 'blogCategories'],
  ].map(([wrong, field]) => ({
    call: 'POST /blog/list/data/edit',
    body: { ...savedPost, ...(wrong as object) },
    status: 400,
    part: { code: 'error.invalid', errors: { [field as string]: {} } },
  })),
];

const general = { username: 'jo', fullName: 'Jo Doe', email: 'jo@example.com', company: '' };
const settingOf = (check: (setting: AccountSetting) => void, as?: 'other'): Step => ({
  call: 'GET /account-setting/data',
  ...(as ? { as } : {}),
  check: (body) => check(body as AccountSetting),
});
const saving: Step[] = [
  {
    call: 'POST /account-setting/data',
    body: { general, info: { bio: null, dob: '1990-02-28', country: 'Norway', website: 'https://jo.example', phone: '' } },
    part: { general, info: { bio: '', dob: '1990-02-28', country: 'Norway', website: 'https://jo.example', phone: '' } },
  },
  {
    call: 'POST /account-setting/data',
    body: {
      socialLinks: { quora: 'https://quora.example/jo' },
      notification: {
        commentOnArticle: false,
        answerOnForm: true,
        followMe: true,
        newAnnouncements: true,
        productUpdates: true,
        blogDigest: true,
      },
    },
  },
  { call: 'POST /account-setting/connections', body: { network: 'github', connected: true } },
  { call: 'POST /account-setting/connections', body: { network: 'twitter', connected: false } },
  settingOf(({ general: { avatar, ...rest }, info, social, notification }) => {
    expect(rest).toEqual(general);
    expect(avatar).toMatch(/^data:image/);
    expect(info.dob).toBe('1990-02-28');
    expect(social.socialLinks).toMatchObject({ quora: 'https://quora.example/jo', twitter: 'https://twitter.example/johndoe' });
    expect(social.connections).toMatchObject({ github: { id: 'jo' }, twitter: {}, google: { id: 'john.doe' } });
    expect(social.connections.twitter).toEqual({});
    expect(notification).toMatchObject({ commentOnArticle: false, blogDigest: true });
  }),
  settingOf(({ general: { username } }) => expect(username).toBe('johndoe'), 'other'),
  ...[
    [{ general: { ...general, email: 'x' } }, 'general.email'],
    [{ general: { ...general, avatar: 'http://x' } }, 'general.avatar'],
    [{ info: { website: 'nowhere' } }, 'info.website'],
    [{ info: { dob: '2026-02-30' } }, 'info.dob'],
    [{ socialLinks: { twitter: 'javascript:alert(1)' } }, 'socialLinks.twitter'],
    [{ notification: { followMe: 'yes' } }, 'notification.followMe'],
  ].map(([body, field]) => ({
    call: 'POST /account-setting/data',
    body,
    status: 400,
    part: { errors: { [field as string]: {} } },
  })),
  {
    call: 'POST /account-setting/connections',
    body: { network: 'myspace', connected: true },
    status: 400,
    part: { errors: { network: {} } },
  },
];

const profileOf = (check: (profile: SocialProfile) => void, as?: 'other'): Step => ({
  call: 'GET /profile/data',
  ...(as ? { as } : {}),
  check: (body) => check(body as SocialProfile),
});
const liking: Step[] = [
  { call: 'POST /profile/like-post', body: { post: 1 } },
  { call: 'POST /profile/like-comment', body: { post: 0, comment: 0 } },
  { call: 'POST /profile/like-comment', body: { post: 0, comment: 1 } },
  { call: 'POST /profile/add-comment', body: { post: 2, comment: ' Lovely ' } },
  { call: 'POST /profile/vote', body: { poll: 0 } },
  { call: 'POST /profile/favorite', body: { list: 'suggestedPages', entry: 0 } },
  { call: 'POST /profile/favorite', body: { list: 'twitterFeeds', entry: 1 } },
  { call: 'POST /profile/like-post', body: { post: 99 } },
  profileOf(({ post: shown, polls, suggestedPages, twitterFeeds }) => {
    expect(shown.map(({ youLiked, likes }) => [youLiked, likes])).toEqual([
      [true, 1250],
      [false, 1249],
      [true, 1250],
    ]);
    expect(shown[0]?.detailedComments.map(({ youLiked, commentsLikes }) => [youLiked, commentsLikes])).toEqual([
      [true, 35],
      [false, 40],
    ]);
    expect(shown[2]?.detailedComments.at(-1)).toMatchObject({ comment: 'Lovely', commentsLikes: 0, youLiked: false });
    expect(polls[0]).toMatchObject({ result: '83%' });
    expect(polls[0]?.votedUser).toHaveLength(5);
    expect([suggestedPages[0]?.favorite, twitterFeeds[1]?.favorite]).toEqual([true, false]);
  }),
  { call: 'POST /profile/vote', body: { poll: 0 } },
  profileOf(({ polls }) => expect([polls[0]?.result, polls[0]?.votedUser.length]).toEqual(['82%', 4])),
  profileOf(({ post: shown }) => expect(shown[1]?.youLiked).toBe(true), 'other'),
  { call: 'POST /profile/like-post', body: { post: -1 }, status: 400, part: { errors: { post: {} } } },
  { call: 'POST /profile/add-comment', body: { post: 0, comment: '' }, status: 400, part: { errors: { comment: {} } } },
  { call: 'POST /profile/favorite', body: { list: 'polls', entry: 0 }, status: 400, part: { errors: { list: {} } } },
];

const periods: Step[] = [
  { call: 'GET /card/card-analytics/revenue-report?period=2019', part: { years: ['2020', '2019', '2018'], price: '22,714' } },
  { call: 'GET /card/card-analytics/revenue-report?period=2020', answer: analytics['revenue-report'] },
  { call: 'GET /card/card-analytics/revenue-report?period=1066', answer: analytics['revenue-report'] },
  {
    call: 'GET /card/card-analytics/customers?period=Last%20Year',
    check: (card) => expect(card).not.toEqual(analytics.customers),
  },
  { call: 'GET /card/card-analytics/nothing?period=2019', status: 404 },
];

export const pagesContract: Row[] = [
  { name: 'prices of three plans', steps: [prices] },
  { name: 'the four tabs of the account settings', steps: [settings] },
  { name: 'the page of a person', steps: [profile] },
  { name: 'questions in five groups, found by their words', steps: questions },
  { name: 'the knowledge base, its categories and a question', steps: help },
  { name: 'posts of the blog', steps: blog },
  { name: 'a post of the blog by its id, and no others', steps: posts },
  { name: 'a comment and a changed post, in the next answers of the person alone', steps: writing },
  { name: 'settings that are saved tab by tab, and refused at their fields', steps: saving },
  { name: 'likes, comments, votes and favourites of one’s own', steps: liking },
  { name: 'cards for each of their periods', steps: periods },
  { name: 'cards by their name, and no others', steps: cards },
  {
    name: 'a hundred titles to complete',
    steps: [
      {
        call: 'GET /api/autocomplete/data',
        answer: { autoComplete: many(100, { title: text, rank: number, id: expect.stringMatching(/^tt\d{7}$/) }) },
        check({ autoComplete }: CompletionTitles) {
          expect(autoComplete.map(({ rank }) => rank)).toEqual(autoComplete.map((_, index) => index + 1));
          expect(new Set(autoComplete.map(({ title }) => title)).size).toBe(100);
          expect(new Set(autoComplete.map(({ id }) => id)).size).toBe(100);
        },
      },
      {
        call: 'GET /api/autocomplete/search?q=THE',
        check({ autoComplete }: CompletionTitles) {
          expect(autoComplete).toHaveLength(10);
          expect(autoComplete.every(({ title }) => title.toLowerCase().includes('the'))).toBe(true);
          expect(autoComplete.map(({ rank }) => rank)).toEqual(autoComplete.map(({ rank }) => rank).sort((a, b) => a - b));
        },
      },
      { call: 'GET /api/autocomplete/search?q=no-such-film', answer: { autoComplete: [] } },
    ],
  },
  {
    name: 'nothing without a token',
    steps: [
      '/pricing/data',
      '/account-setting/data',
      '/profile/data',
      '/faq/data',
      '/blog/list/data',
      '/card/card-analytics/revenue',
      '/api/autocomplete/data',
    ].map((path) => ({
      call: `GET ${path}`,
      as: 'visitor',
      status: 401,
      part: { statusCode: 401, code: 'error.not_signed_in' },
    })),
  },
  {
    name: 'no change without a token',
    steps: ['/account-setting/data', '/profile/vote', '/blog/list/data/edit', '/blog/list/data/comment'].map((path) => ({
      call: `POST ${path}`,
      body: {},
      as: 'visitor',
      status: 401,
    })),
  },
];
