import { addDays, monthStart, type TodoAssignee, type TodoRecord, type TodoTag } from '@kontor/domain';
import { acquaintances } from './acquaintances.ts';

type Marks = { completed?: true; deleted?: true; important?: true };
/** Title, description, due day of the current month, assignee, tags and marks. */
type Row = [title: string, description: string, day: number, assignee: string | null, tags: TodoTag[], marks?: Marks];

const rows: readonly Row[] = [
  [
    'Check the stock count of the small warehouse',
    'Count shelf C again: the figures of last week do not agree with the list.',
    17,
    'Henrik Solberg',
    ['high'],
    { important: true },
  ],
  ['Order paper and toner', '', 6, 'Henrik Solberg', ['low'], { completed: true }],
  [
    'Give feedback on the draft contract',
    'Paragraph 4 still names the old notice period.',
    14,
    'Rūta Vaitkutė',
    ['high', 'team'],
    { important: true },
  ],
  [
    'Approve the holiday calendar',
    'Two people want the same week in July; ask who can move.',
    20,
    'Rūta Vaitkutė',
    ['team', 'low'],
  ],
  [
    'Send the reminder letters',
    'Only to customers who are more than two weeks late.',
    11,
    'Rūta Vaitkutė',
    ['high'],
    { important: true, completed: true },
  ],
  [
    'Measure how long the import takes',
    'With 1,000 and with 50,000 rows; write both figures down.',
    19,
    'Sindre Bakken',
    ['update'],
  ],
  [
    'Try the backup on another computer',
    'A backup that was never restored is a hope.',
    25,
    'Sindre Bakken',
    ['high', 'update'],
    { important: true },
  ],
  ['Extend the domain names', 'Both run out at the end of next month.', 26, null, ['high'], { important: true }],
  [
    'Book the meeting room for the board',
    'Twelve chairs, a screen and coffee for two hours.',
    12,
    'Sindre Bakken',
    ['low'],
    { completed: true },
  ],
  [
    'Plan the workshop with Nordlys',
    'Agenda, room, and a list of questions for their developers.',
    24,
    'Tuva Haugland',
    ['team', 'medium'],
    { important: true },
  ],
  ['Name the folders of the archive', 'By year, then by customer.', 3, null, ['low'], { completed: true, deleted: true }],
  [
    'Write down how invoices are numbered',
    'One page for the auditor, with two examples.',
    28,
    'Miglė Stonkutė',
    ['update', 'team'],
  ],
  [
    'Draft the newsletter for customers',
    'Three short pieces: the new booking form, opening hours, a portrait.',
    22,
    'Miglė Stonkutė',
    ['team', 'update'],
  ],
  ['Invite the new colleagues to lunch', 'Ask about allergies first.', 10, 'Miglė Stonkutė', ['team'], { completed: true }],
  ['Renew the insurance of the van', 'Compare two offers before signing.', 27, 'Henrik Solberg', ['medium']],
  ['Call the bank about the new signature rules', '', 5, null, ['medium'], { completed: true }],
  ['File the receipts of the trip to Bergen', 'Hotel, train and two lunches.', 8, 'Tuva Haugland', ['low'], { completed: true }],
  ['Tidy up the price list', 'Take out what nobody has bought for two years.', 21, null, ['medium', 'update']],
];

/** Eighteen to-dos of the current month. */
export const sampleTodos = (today: string): TodoRecord[] =>
  rows.map(([title, description, day, assignee, tags, { completed, deleted, important } = {}], index) => ({
    id: index + 1,
    title,
    dueDate: addDays(monthStart(today), day - 1),
    description,
    assignee: assignee === null ? null : { fullName: assignee, avatar: '' },
    tags,
    isCompleted: completed === true,
    isDeleted: deleted === true,
    isImportant: important === true,
  }));

/** The people to whom a sample to-do can be assigned. */
export const sampleAssignees: readonly TodoAssignee[] = acquaintances.map(({ name }) => ({ fullName: name, avatar: '' }));
