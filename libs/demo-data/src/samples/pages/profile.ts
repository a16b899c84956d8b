import type { SocialProfile } from '@kontor/domain';
import { face, scene } from '../pictures.ts';

const person = (username: string): { avatar: string; username: string } => ({ avatar: face(username), username });
const friend = (name: string, mutual: number): SocialProfile['suggestions'][number] => ({
  avatar: face(name),
  name,
  mutualFriend: `${mutual} mutual friends`,
});

export const profile: SocialProfile = {
  header: { ...person('Eglė Mažeikaitė'), designation: 'Interior architect', coverImg: scene('cover') },
  userAbout: {
    about: 'Draws kitchens that people still like after ten years. Two children, one dog, too many chairs.',
    joined: 'November 15, 2019',
    lives: 'Vilnius, Lithuania',
    email: 'egle@mazeikaite.example',
    website: 'www.mazeikaite.example',
  },
  suggestedPages: [
    { ...person('Baltic Timber'), subtitle: 'Company', favorite: false },
    { ...person('Nordic Light'), subtitle: 'Company', favorite: false },
    { ...person('Old Town Walks'), subtitle: 'Public figure', favorite: true },
    { ...person('Small Bakeries'), subtitle: 'Food and drink', favorite: false },
    { ...person('Hjem & Hage'), subtitle: 'Magazine', favorite: false },
    { ...person('Neris Rowing'), subtitle: 'Sports club', favorite: true },
  ],
  twitterFeeds: [
    {
      imgUrl: face('Giedrė Butkutė'),
      title: 'Giedrė Butkutė',
      id: 'giedre_builds',
      tags: '#timber #acoustics',
      desc: 'A felt ceiling costs less than a quarrel with the neighbours. Measured it today: 11 decibels.',
      favorite: false,
    },
    {
      imgUrl: face('Lars Haugen'),
      title: 'Lars Haugen',
      id: 'larshaugen',
      tags: '#bergen #rain',
      desc: 'Day forty of rain. The new roof is dry, and so is the architect.',
      favorite: true,
    },
    {
      imgUrl: face('Paulius Rimkus'),
      title: 'Paulius Rimkus',
      id: 'rimkus_plans',
      tags: '#houses #children',
      desc: 'Asked a six-year-old to draw her room. She began with the window. Nothing to add.',
      favorite: false,
    },
  ],
  post: [
    {
      ...person('Eglė Mažeikaitė'),
      postTime: '12 Dec 2019 at 1:16 AM',
      postText: 'The flat on Užupio street is done: one oak table, six lamps, and a window seat for the cat.',
      postImg: scene('table'),
      likes: 1250,
      youLiked: true,
      comments: '1.25k',
      share: '1.25k',
      likedUsers: ['Tomas Navickas', 'Ingrid Moen', 'Karolis Šimkus', 'Silje Dahl', 'Monika Urbonaitė'].map(person),
      likedCount: 140,
      detailedComments: [
        {
          ...person('Ingrid Moen'),
          comment: 'That window seat! Where is the fabric from?',
          commentsLikes: 34,
          youLiked: false,
        },
        {
          ...person('Tomas Navickas'),
          comment: 'The cat has better taste than most clients.',
          commentsLikes: 41,
          youLiked: true,
        },
      ],
    },
    {
      ...person('Eglė Mažeikaitė'),
      postTime: '11 Dec 2019 at 9:02 AM',
      postText: 'Morning on the building site. The stairs came two centimetres too long, and everybody is calm about it.',
      postImg: scene('stairs'),
      likes: 1250,
      youLiked: true,
      comments: '1.25k',
      share: '1.25k',
      likedUsers: ['Astrid Lie', 'Mantas Kairys', 'Silje Dahl'].map(person),
      likedCount: 271,
      detailedComments: [
        {
          ...person('Mantas Kairys'),
          comment: 'Two centimetres is nothing. Ask me about the bathtub.',
          commentsLikes: 54,
          youLiked: true,
        },
      ],
    },
    {
      ...person('Eglė Mažeikaitė'),
      postTime: '10 Dec 2019 at 5:35 AM',
      postText: 'A minute of light through the new skylight, from six to noon.',
      postVid: 'https://video.example/skylight',
      likes: 1250,
      youLiked: true,
      comments: '1.25k',
      share: '1.25k',
      likedUsers: ['Ola Bakke', 'Vaida Stankutė', 'Lars Haugen', 'Agnė Rimkutė'].map(person),
      likedCount: 264,
      detailedComments: [
        {
          ...person('Vaida Stankutė'),
          comment: 'I watched it twice and then cleaned my windows.',
          commentsLikes: 12,
          youLiked: false,
        },
      ],
    },
  ],
  latestPhotos: ['harbour', 'roofs', 'forest', 'bridge', 'market', 'snow', 'library', 'station', 'garden'].map((subject) => ({
    img: scene(subject),
  })),
  suggestions: [
    friend('Andrius Paulauskas', 6),
    friend('Hanne Solberg', 3),
    friend('Simona Vaitkutė', 12),
    friend('Eirik Strand', 1),
    friend('Ieva Daukšaitė', 8),
    friend('Magnus Eide', 4),
  ],
  polls: [
    { name: 'Oak', result: '82%', votedUser: ['Astrid Lie', 'Mantas Kairys', 'Hanne Solberg', 'Ola Bakke'].map(voter) },
    { name: 'Birch', result: '67%', votedUser: ['Vaida Stankutė', 'Eirik Strand', 'Ingrid Moen'].map(voter) },
  ],
};

function voter(username: string): { img: string; username: string } {
  return { img: face(username), username };
}
