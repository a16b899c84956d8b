import type { EmailFolder, EmailLabel } from '@kontor/domain';

/** A sample email. Without `from`, the owner of the mailbox wrote it to `to`. */
export type Letter = {
  folder: EmailFolder;
  hoursAgo: number;
  from?: string;
  to?: string;
  cc?: string[];
  subject: string;
  labels?: EmailLabel[];
  isStarred?: boolean;
  isRead?: boolean;
  files?: [name: string, size: string][];
  text: string[];
  replies?: { hoursAgo: number; from?: string; text: string[] }[];
};

const day = 24;

/** Oldest first: the first has id 1. The products in the spam do not exist. */
export const letters: Letter[] = [
  {
    folder: 'trash',
    hoursAgo: 61 * day,
    from: 'Sindre',
    subject: 'Old shelf labels',
    isRead: true,
    text: ['The new labels are up in aisle four.', 'You can throw the old list away, the numbers no longer mean anything.'],
  },
  {
    folder: 'spam',
    hoursAgo: 54 * day,
    from: 'The Ladder Lottery',
    subject: 'You have won a ladder',
    isRead: true,
    text: ['Congratulations! A ladder of eleven metres is waiting for you.', 'Send us the height of your roof to claim it.'],
  },
  {
    folder: 'inbox',
    hoursAgo: 47 * day,
    from: 'Vaiva',
    subject: 'Framework agreement, signed by both sides',
    labels: ['company', 'important'],
    isStarred: true,
    isRead: true,
    text: [
      'The agreement came back signed this morning. The notice period is three months, as you wanted.',
      'Clause 7 now says that prices follow the index once a year and not more often.',
    ],
  },
  {
    folder: 'sent',
    hoursAgo: 40 * day,
    to: 'Eirik',
    subject: 'Survey of the harbour warehouse',
    labels: ['company'],
    isRead: true,
    text: [
      'Could you measure the harbour warehouse before the end of the month?',
      'The key is with the caretaker, who is there until three.',
    ],
  },
  {
    folder: 'draft',
    hoursAgo: 36 * day,
    to: 'Jurgita',
    subject: 'Colours for the meeting rooms',
    labels: ['company'],
    isRead: true,
    text: ['I like the green one best, but the small room has no window, so perhaps'],
  },
  {
    folder: 'spam',
    hoursAgo: 33 * day,
    from: 'Instant Gravel',
    subject: 'Gravel. Now. Cheap.',
    isRead: true,
    text: ['Forty tons of gravel can be at your door within the hour.', 'You did not ask for it, and that is the beauty of it.'],
  },
  {
    folder: 'trash',
    hoursAgo: 30 * day,
    from: 'Tuva',
    subject: 'Lunch on Thursday moved to Friday',
    labels: ['personal'],
    isRead: true,
    text: ['The place on the corner is closed on Thursday. Friday at half past eleven instead?'],
  },
  {
    folder: 'inbox',
    hoursAgo: 26 * day,
    from: 'Jurgita',
    subject: 'Samples for the reception desk',
    labels: ['company'],
    isStarred: true,
    isRead: true,
    files: [['reception-oak.jpg', '2.1mb']],
    text: [
      'Here is the oak in daylight and under the lamps you have now.',
      'The darker one hides scratches better; the lighter one makes the room look larger.',
    ],
  },
  {
    folder: 'spam',
    hoursAgo: 22 * day,
    from: 'Prince of Spreadsheets',
    subject: 'A confidential table for you',
    isRead: true,
    text: ['I have inherited four million empty cells and need a trustworthy person to fill them.'],
  },
  {
    folder: 'draft',
    hoursAgo: 19 * day,
    to: 'Miglė',
    subject: 'Question about the travel expenses',
    isRead: true,
    text: ['Do we book the ferry under travel or under the project? Last year we did both, and'],
  },
  {
    folder: 'inbox',
    hoursAgo: 16 * day,
    from: 'Miglė',
    subject: 'Closing October: three receipts are missing',
    labels: ['important'],
    isRead: true,
    files: [
      ['missing-receipts.xlsx', '18kb'],
      ['closing-plan.pdf', '94kb'],
    ],
    text: [
      'All is booked but three card payments; they are in the sheet.',
      'If the receipts are here by Tuesday, the month is closed on Wednesday.',
    ],
  },
  {
    folder: 'trash',
    hoursAgo: 14 * day,
    from: 'Laimonas',
    subject: 'Maintenance tonight from ten to eleven',
    isRead: true,
    text: ['The booking page rests for an hour tonight. Nothing to do on your side.'],
  },
  {
    folder: 'spam',
    hoursAgo: 12 * day,
    from: 'Doctor Drill',
    subject: 'Are your holes deep enough?',
    text: ['Nine out of ten walls regret the drill they met first.', 'Ask us about the tenth.'],
  },
  {
    folder: 'sent',
    hoursAgo: 9 * day,
    to: 'Rūta',
    cc: ['Henrik'],
    subject: 'Plan for the school kitchen',
    labels: ['company', 'important'],
    isStarred: true,
    isRead: true,
    files: [['kitchen-plan.pdf', '640kb']],
    text: [
      'Here is the plan we spoke about. The floor comes first, then the ventilation, then everything else.',
      'The school needs the room back on the Monday after the holiday, and that date does not move.',
    ],
  },
  {
    folder: 'draft',
    hoursAgo: 7 * day,
    to: 'Ola',
    subject: 'Charging points in the yard',
    labels: ['private'],
    isRead: true,
    text: ['How many can the board take before we need a new one? I would like six, but'],
  },
  {
    folder: 'inbox',
    hoursAgo: 6 * day,
    from: 'Henrik',
    subject: 'Photographs from the roof',
    labels: ['company'],
    isStarred: true,
    isRead: true,
    files: [
      ['roof-north.jpg', '3.4mb'],
      ['roof-south.jpg', '3.1mb'],
    ],
    text: [
      'The north side is done; the south side waits for the weather.',
      'The gutter above the entrance should be replaced while we have the scaffold.',
    ],
  },
  {
    folder: 'spam',
    hoursAgo: 5 * day,
    from: 'Cloud Nine Storage',
    subject: 'Your invisible files are almost full',
    isRead: true,
    text: ['You have used 99 % of a disk that you do not have.'],
  },
  {
    folder: 'trash',
    hoursAgo: 4 * day,
    from: 'Ola',
    subject: 'Price list of last year',
    labels: ['private'],
    isStarred: true,
    isRead: true,
    files: [['prices-last-year.pdf', '210kb']],
    text: ['As asked. This year’s list comes next week, so do not quote from this one.'],
  },
  {
    folder: 'draft',
    hoursAgo: 3 * day,
    to: 'Vaiva',
    subject: 'Data processing agreement, my remarks',
    labels: ['important'],
    text: ['Three remarks on the draft: first, the list of processors is not complete; second,'],
  },
  {
    folder: 'inbox',
    hoursAgo: 2 * day,
    from: 'Eirik',
    subject: 'Harbour warehouse: the measurements',
    labels: ['company', 'personal'],
    isRead: true,
    files: [['harbour-survey.pdf', '1.2mb']],
    text: [
      'Measured on Tuesday, in the rain. The long wall is four centimetres out over thirty metres.',
      'The drawing has every height; the red ones differ from the old plan.',
    ],
  },
  {
    folder: 'spam',
    hoursAgo: 9,
    from: 'Friends of the Fax',
    subject: 'The fax is coming back',
    text: ['Be the first in your street.', 'Answer by fax.'],
  },
  {
    folder: 'inbox',
    hoursAgo: 6,
    from: 'Tuva',
    subject: 'A customer who says thank you',
    labels: ['personal'],
    isStarred: true,
    text: [
      'The library called to say that the new shelves are exactly right, and asked me to tell everybody.',
      'So: everybody, well done.',
    ],
  },
  {
    folder: 'inbox',
    hoursAgo: 4,
    from: 'Laimonas',
    subject: 'The booking page is ready to try',
    labels: ['private', 'company'],
    text: [
      'Please book something absurd on the test page and tell me what breaks.',
      'It now remembers the last three customers, and the calendar begins on Monday.',
    ],
  },
  {
    folder: 'inbox',
    hoursAgo: 2,
    from: 'Rūta',
    cc: ['Henrik', 'Miglė'],
    subject: 'School kitchen: can we start a week earlier?',
    labels: ['company', 'important'],
    isStarred: true,
    files: [['kitchen-calendar.pdf', '310kb']],
    text: [
      'The school would let us in a week earlier, which gives the floor five more days to dry.',
      'Henrik has people, the tiles are in the warehouse, and the electrician can come on Thursday. What do you say?',
    ],
    replies: [
      { hoursAgo: 1.5, from: 'Henrik', text: ['Fine with me. I would move the two from the harbour for three days.'] },
      { hoursAgo: 1, from: 'Rūta', text: ['Good. Then only the answer from the office is missing.'] },
    ],
  },
];
