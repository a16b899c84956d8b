/** A conversation with a contact; `me` is the person. `minutesAgo` dates the last message; the others came three minutes apart. */
export type Talk = { contactId: number; unseen: number; minutesAgo: number; said: [who: 'me' | 'them', words: string][] };

export const talks: Talk[] = [
  {
    contactId: 1,
    unseen: 0,
    minutesAgo: 26 * 60,
    said: [
      ['them', 'Good morning! Do you have the new plan for the school kitchen?'],
      ['me', 'I sent it last week, the floor comes first.'],
      ['them', 'Found it, thank you.'],
      ['me', 'Can your people start on Thursday?'],
      ['them', 'Yes, and the tiles are already in the warehouse.'],
      ['me', 'Perfect. I will tell the school.'],
    ],
  },
  {
    contactId: 2,
    unseen: 1,
    minutesAgo: 40,
    said: [
      ['them', 'Are you there?'],
      ['me', 'I am. How is the roof?'],
      ['them', 'The north side is done.'],
      ['me', 'And the south side?'],
      ['them', 'Waits for a dry day. They promise one on Wednesday.'],
      ['me', 'Then keep the scaffold until Friday.'],
      ['them', 'I will. The gutter above the entrance is rusted through, by the way.'],
      ['me', 'How much is a new one?'],
      ['them', 'About three hundred with the brackets, and half a day of work.'],
      ['them', 'Shall I order it?'],
    ],
  },
];
