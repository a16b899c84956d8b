import { expect } from '@jest/globals';
import { analyticsCards, statisticsCards, type CompletionTitles, type Pricing, type SocialProfile } from '@kontor/domain';
import { analytics, statistics } from '../samples/cards.ts';
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
  // The word stands in an answer only.
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

export const pagesContract: Row[] = [
  { name: 'prices of three plans', steps: [prices] },
  { name: 'the four tabs of the account settings', steps: [settings] },
  { name: 'the page of a person', steps: [profile] },
  { name: 'questions in five groups, found by their words', steps: questions },
  { name: 'the knowledge base, its categories and a question', steps: help },
  { name: 'posts of the blog', steps: blog },
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
];
