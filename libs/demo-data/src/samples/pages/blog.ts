import type { BlogDetail, BlogEdit, BlogEntry, BlogSidebar } from '@kontor/domain';
import { face, scene } from '../pictures.ts';

type Post = [title: string, author: string, posted: string, tags: string[], comments: number, excerpt: string];

const posts: Post[] = [
  [
    'What an invoice should say, and what it should not',
    'Rūta Jankauskaitė',
    'Jan 10, 2020',
    ['Quote', 'Fashion'],
    76,
    'Eight facts belong on an invoice. Everything else is decoration, and decoration is what a reader has to search through.',
  ],
  [
    'Lunch at the desk, and other false savings',
    'Magnus Lie',
    'Jan 10, 2020',
    ['Food'],
    2100,
    'We counted for a month. Those who went out for half an hour logged more work than those who stayed.',
  ],
  [
    'A game that taught our team to plan',
    'Justas Navickas',
    'Jan 10, 2020',
    ['Gaming', 'Quote'],
    243,
    'Six people, one board, and a rule that nobody may speak for the first five minutes. We have used it for three plans since.',
  ],
  [
    'How long is a minute of video?',
    'Tonje Haugen',
    'Jan 10, 2020',
    ['Video'],
    10,
    'About six hours, if you count the sound. A budget for those who believe that the camera does the work.',
  ],
  [
    'Clothes for the cold office',
    'Simona Butkutė',
    'Jan 10, 2020',
    ['Fashion'],
    319,
    'The heating is set to nineteen, and the discussion to endless. Wool ends both.',
  ],
  [
    'Soup for forty: catering a company day yourself',
    'Øyvind Moen',
    'Jan 10, 2020',
    ['Food', 'Video'],
    1500,
    'Two pots, one plan and a colleague who can cut onions without complaint. The recipe is at the end.',
  ],
];

export const blogList: BlogEntry[] = posts.map(([title, userFullName, blogPosted, tags, comment, excerpt], index) => ({
  img: scene(title),
  title,
  id: index + 1,
  avatar: face(userFullName),
  userFullName,
  blogPosted,
  tags,
  excerpt,
  comment,
}));

const recent = [
  ['Why we stopped rounding hours', 'Jan 14, 2020'],
  ['The drawer of forgotten receipts', 'Feb 2, 2020'],
  ['Five questions before you hire', 'Feb 18, 2020'],
  ['An office plant survives us all', 'Mar 1, 2020'],
] as const;

export const blogSidebar: BlogSidebar = {
  recentPosts: recent.map(([title, createdTime], index) => ({ img: scene(title), title, id: index + 7, createdTime })),
  categories: [
    { category: 'Fashion', icon: 'Watch' },
    { category: 'Food', icon: 'ShoppingCart' },
    { category: 'Gaming', icon: 'Command' },
    { category: 'Quote', icon: 'Hash' },
    { category: 'Video', icon: 'Video' },
  ],
};

export const blogDetail: BlogDetail = {
  blog: {
    img: scene('What an invoice should say, and what it should not'),
    title: 'What an invoice should say, and what it should not',
    avatar: face('Rūta Jankauskaitė'),
    userFullName: 'Rūta Jankauskaitė',
    createdTime: 'Jan 10, 2020',
    tags: ['Quote', 'Fashion'],
    content:
      '<p>Every invoice is read by somebody who would rather do something else. The kindest thing we can do for that person is to be brief.</p>' +
      '<h4>Eight facts</h4><p>Who sells, who buys, a number, a date, what was delivered, what it costs, how much of that is tax, and how to pay. ' +
      'A reader should find each of them without moving the head.</p>' +
      '<h4>What may go</h4><p>The slogan. The second logo. The sentence that begins with “we kindly ask”. ' +
      'The due date already asks, and it asks in a language that every bookkeeper speaks.</p>' +
      '<blockquote>A good invoice is paid before anybody has had an opinion about it.</blockquote>',
    comments: 19100,
    bookmarked: 139,
  },
  comments: [
    {
      avatar: face('Lars Hansen'),
      userFullName: 'Lars Hansen',
      commentedAt: 'May 24, 2020',
      commentText: 'I read this to our sales team. We have one logo now, and are paid four days sooner.',
    },
  ],
};

export const blogEdit: BlogEdit = {
  avatar: face('Rūta Jankauskaitė'),
  userFullName: 'Rūta Jankauskaitė',
  createdTime: 'May 24, 2020',
  blogTitle: 'What an invoice should say, and what it should not',
  blogCategories: [
    { value: 'fashion', label: 'Fashion' },
    { value: 'quote', label: 'Quote' },
  ],
  slug: 'what-an-invoice-should-say-and-what-it-should-not',
  status: 'Published',
  excerpt:
    '<p>Eight facts belong on an invoice. Everything else is decoration, and <b>decoration is what a reader has to search through</b>.</p>',
  featuredImage: scene('What an invoice should say, and what it should not'),
};
