import { pagePath, type BlogDetail, type BlogEdit } from '@kontor/domain';
import { slug } from '../../codes.ts';
import { blogDetail, blogEdit, blogList, blogSidebar } from './blog.ts';
import { face, scene } from '../pictures.ts';

type Told = { paragraphs: string[]; quote: string; said: [name: string, day: string, text: string] };
type Text = Told & { author?: string; tags?: string[]; comments?: number; bookmarked: number };

/** The texts of posts other than the first; the last four are only listed beside the posts. */
const texts: Record<number, Text> = {
  2: {
    paragraphs: [
      'In January we kept a diary: who ate where, and how many hours stood in the time sheet that evening. Nobody was told why.',
      'The desk eaters began earlier and ended later, and still logged forty minutes less. The difference lay between one and three.',
      'We do not order anybody out. But the meeting room with the good coffee is now booked from twelve to one, for nothing.',
    ],
    quote: 'A break that is not taken is not saved; it is only spread over the afternoon.',
    said: ['Tonje Haugen', 'Jan 12, 2020', 'I read this at my desk, with a sandwich. Going out now.'],
    bookmarked: 86,
  },
  3: {
    paragraphs: [
      'The rules fit on a postcard: one board, thirty cards, and silence for five minutes. Whoever speaks pays a card.',
      'What happens in the silence is planning. People move cards, look at each other, and move them back. By the time one may speak, the quarrel is over.',
      'We used it for the move to the new office, for a bid, and for a summer party. Two of the three were on time.',
    ],
    quote: 'Five minutes of silence have saved us more than any tool that we pay for.',
    said: ['Simona Butkutė', 'Jan 15, 2020', 'We tried it. The silence was hard for exactly one person, and all of us know who.'],
    bookmarked: 41,
  },
  4: {
    paragraphs: [
      'A customer asked for one minute about the new service. We wrote down every quarter of an hour that went into it.',
      'The camera ran for forty minutes. Before it came three drafts of a text; after it came sound, subtitles in three languages, and a correction of the logo.',
      'Six hours a minute is the figure that we quote now. So far nobody has said that it is too much, and nobody has asked for two.',
    ],
    quote: 'The camera is the part of a film that costs least.',
    said: ['Magnus Lie', 'Jan 11, 2020', 'And that is without the meeting about the music.'],
    bookmarked: 12,
  },
  5: {
    paragraphs: [
      'Nineteen degrees are enough for the law and too little for the fingers. The discussion returns each November with the first frost.',
      'A thin layer of wool under the shirt settles it. So does a rug under the desk: most of the cold comes from the floor.',
      'The thermostat has been left alone since, and the heating bill fell by a tenth. The wool was paid for out of that.',
    ],
    quote: 'There is no bad heating, only a bare floor.',
    said: ['Øyvind Moen', 'Jan 20, 2020', 'Where I come from nineteen is called summer.'],
    bookmarked: 57,
  },
  6: {
    paragraphs: [
      'Forty people eat eighteen litres of soup. Two pots of ten litres are enough, and the second is for those who say that they are not hungry.',
      'Cut the onions the evening before. Put the bread into the oven when the first speech begins: no speech is as good as that smell.',
      'The recipe: four kilos of carrots, two of onions, one of red lentils, ginger, salt, and a litre of cream for those who take it.',
    ],
    quote: 'Nobody remembers the slides. Everybody asks for the recipe.',
    said: ['Rūta Jankauskaitė', 'Jan 13, 2020', 'Without cream it is better. There, I have said it.'],
    bookmarked: 203,
  },
  7: {
    author: 'Justas Navickas',
    tags: ['Quote'],
    comments: 88,
    paragraphs: [
      'For years an hour began at fifteen minutes. It was simple, it was usual, and nobody liked to explain it.',
      'Then a customer sent back a list with the seconds of every call. The difference came to eleven hours in a year, and to one awkward lunch.',
      'Now we bill the minutes that were worked. Income did not fall; what fell is the number of questions about invoices.',
    ],
    quote: 'Rounding up is a discount on trust.',
    said: ['Lars Hansen', 'Jan 16, 2020', 'We still round. To six minutes, and down.'],
    bookmarked: 64,
  },
  8: {
    author: 'Tonje Haugen',
    tags: ['Fashion', 'Video'],
    comments: 31,
    paragraphs: [
      'Every office has the drawer. Ours held two hundred and twelve receipts, of which seven could still be read.',
      'We took pictures of those, sent the rest to the paper bin, and put a plant on the drawer so that it does not open.',
      'Since then a receipt is photographed at the counter, or it does not exist. The taxi drivers know us.',
    ],
    quote: 'A receipt in a drawer is a gift to nobody.',
    said: ['Justas Navickas', 'Feb 4, 2020', 'You found my train ticket to Kaunas, I hope.'],
    bookmarked: 22,
  },
  9: {
    author: 'Magnus Lie',
    tags: ['Quote'],
    comments: 140,
    paragraphs: [
      'What will this person do on the first Monday? Who will they ask? What will no longer be done by somebody else?',
      'What happens if they are twice as good as we hope, and what if half? The fourth question is the one that most plans leave out.',
      'And the fifth: is there a chair? We have hired without one, and it was remembered for years.',
    ],
    quote: 'Hire for the first Monday; the rest of the year follows from it.',
    said: ['Rūta Jankauskaitė', 'Feb 19, 2020', 'I am the one without the chair. I stayed all the same.'],
    bookmarked: 95,
  },
  10: {
    author: 'Øyvind Moen',
    tags: ['Food'],
    comments: 17,
    paragraphs: [
      'The fig came as a present when we opened. It has seen four chairs of the board, two flood damages and a change of the accounting program.',
      'Its rule of life: much light, little water, and no advice. Whoever passes turns it by a hand’s breadth.',
      'Last summer it bore a single fig. It was divided into nine.',
    ],
    quote: 'Growth of two leaves a year, without a single meeting.',
    said: ['Simona Butkutė', 'Mar 2, 2020', 'I never got my ninth.'],
    bookmarked: 8,
  },
};

const html = ({ paragraphs, quote }: Told): string =>
  `${paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('')}<blockquote>${quote}</blockquote>`;

type Head = { title: string; userFullName: string; createdTime: string; tags: string[]; comments: number };
function headOf(id: number, text: Text): Head {
  const listed = blogList.find((entry) => entry.id === id);
  if (listed) {
    const { title, userFullName, blogPosted: createdTime, tags, comment: comments } = listed;
    return { title, userFullName, createdTime, tags, comments };
  }
  const recent = blogSidebar.recentPosts.find((post) => post.id === id);
  const { author = '', tags = [], comments = 0 } = text;
  return { title: recent?.title ?? '', userFullName: author, createdTime: recent?.createdTime ?? '', tags, comments };
}

function detailOf(id: number, text: Text): BlogDetail {
  const head = headOf(id, text);
  const [userFullName, commentedAt, commentText] = text.said;
  return {
    blog: { ...head, img: scene(head.title), avatar: face(head.userFullName), content: html(text), bookmarked: text.bookmarked },
    comments: [{ avatar: face(userFullName), userFullName, commentedAt, commentText }],
  };
}

function formOf(id: number, text: Text): BlogEdit {
  const { title, userFullName, createdTime, tags } = headOf(id, text);
  const excerpt = blogList.find((entry) => entry.id === id)?.excerpt ?? text.paragraphs[0] ?? '';
  return {
    avatar: face(userFullName),
    userFullName,
    createdTime,
    blogTitle: title,
    blogCategories: tags.map((label) => ({ value: label.toLowerCase(), label })),
    slug: slug(title),
    status: 'Published',
    excerpt: `<p>${excerpt}</p>`,
    featuredImage: scene(title),
  };
}

const others = Object.entries(texts).map(([id, text]) => [Number(id), text] as const);

/** The posts by path: the first at the plain path, the others with their id. */
export const blogDetails: [string, BlogDetail][] = [
  ['/blog/list/data/detail', blogDetail],
  ...others.map(([id, text]): [string, BlogDetail] => [pagePath('/blog/list/data/detail', String(id)), detailOf(id, text)]),
];
export const blogForms: [string, BlogEdit][] = [
  ['/blog/list/data/edit', blogEdit],
  ...others.map(([id, text]): [string, BlogEdit] => [pagePath('/blog/list/data/edit', String(id)), formOf(id, text)]),
];
