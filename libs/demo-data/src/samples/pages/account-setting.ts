import type { AccountSetting } from '@kontor/domain';
import { face } from '../pictures.ts';

export const accountSetting: AccountSetting = {
  general: {
    avatar: face('John Doe'),
    username: 'johndoe',
    fullName: 'John Doe',
    email: 'admin@demo.com',
    company: 'Fjord & Neris Consulting',
  },
  info: {
    bio: 'Looks after the books by day and after bees by evening. Believes that a good invoice needs no reminder.',
    dob: null,
    country: 'Lithuania',
    website: 'https://www.fjorneris.example',
    phone: '+370 612 34567',
  },
  social: {
    socialLinks: {
      twitter: 'https://twitter.example/johndoe',
      facebook: '',
      google: '',
      linkedIn: 'https://linkedin.example/in/johndoe',
      instagram: '',
      quora: '',
    },
    connections: {
      twitter: { profileImg: face('John Doe'), id: 'johndoe' },
      google: { profileImg: face('J D'), id: 'john.doe' },
      facebook: {},
      github: {},
    },
  },
  notification: {
    commentOnArticle: true,
    answerOnForm: true,
    followMe: false,
    newAnnouncements: true,
    productUpdates: true,
    blogDigest: false,
  },
};
