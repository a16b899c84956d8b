import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = 'apps/admin/src';
const kitRooms = ['uiKit', 'forms', 'charts', 'kit'].map((room) => `${root}/samples/${room}/`);

/** Components of the platform that screens use and the sheets do not show, and why. */
const exceptions = {
  // Whole pages, which are not shown inside another: the sheet links to one of each kind.
  ListPage: 'a whole page',
  ShowPage: 'a whole page',
  FormPage: 'a whole page',
  PageMessage: 'a whole page',
  RecordFailed: 'a whole page',
  NotAuthorizedPage: 'a whole page',
  PageTabs: 'takes the part of the address that the tabs of the sheet have',
  // They change what the firm has entered. ActionButton and RemoveButton ask the same questions.
  DeleteAction: 'deletes a record',
  DeleteButton: 'deletes a record',
  BulkDelete: 'deletes records',
  RowActions: 'deletes a record',
  TransitionItem: 'changes the state of a record',
  LanguageMenu: 'changes the language of the reader; it stands in the bar of every page',
  // Seen in what they are the inside of.
  ConfirmQuestion: 'inside ConfirmDialog',
  DialogForm: 'inside FormDialog',
  ChoicePicker: 'inside CountryInput and CurrencyInput',
  AuditTrail: 'inside ActivityTimeline',
  EntryTime: 'inside ActivityTimeline',
  MailState: 'a StatusChip with the words of the outbox',
  FilesPanel: 'stores files with a record; its rows are UploadRows',
  RichTextEditor: 'inside RichTextInput',
  LeaveGuard: 'inside TypingGuard',
  Uses: 'inside UsedBy',
  // Nothing to look at.
  Once: 'draws its children',
  Speaking: 'draws its children',
  Said: 'is heard and not seen',
  TellDirty: 'draws nothing',
  ProposedCode: 'draws nothing',
  LaterButtons: 'draws what other modules have registered',
};

const files = readdirSync(root, { recursive: true })
  .map((file) => join(root, file))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file));
const textOf = (file) => readFileSync(file, 'utf8');

/** What a file takes from others, as `file#name`; also what it fetches late. */
function takenBy(file) {
  const text = textOf(file);
  const at = (from, name) => `${join(dirname(file), from)}#${name}`;
  const late = /import\('(\.[^']+)'\)\s*\.then\(\(m\) =>\s*(?:\(\{ default: )?m\.(\w+)/g;
  return [
    ...[...text.matchAll(/import \{([^}]*)\} from '(\.[^']+)'/g)].flatMap(([, names, from]) =>
      names.split(',').map((name) => at(from, name.trim().split(' as ')[0])),
    ),
    ...[...text.matchAll(late)].map(([, from, name]) => at(from, name)),
  ];
}
const isIn = (file, rooms) => rooms.some((room) => file.startsWith(room));
const components = files
  .filter((file) => file.startsWith(`${root}/platform/`) && file.endsWith('.tsx'))
  .flatMap((file) =>
    [...textOf(file).matchAll(/^export (?:const|function) ([A-Z]\w*)/gm)].map(([, name]) => ({ name, key: `${file}#${name}` })),
  );
const screens = files.filter(
  (file) => /^apps\/admin\/src\/\w+\/.+\//.test(file) && !isIn(file, [`${root}/platform/`, ...kitRooms]),
);
const used = new Set(screens.flatMap(takenBy));
const shown = new Set(files.filter((file) => isIn(file, kitRooms)).flatMap(takenBy));

describe('the sheets of the UI kit', () => {
  it('show each component of the platform that screens are made of', () => {
    const missing = components.filter(({ name, key }) => used.has(key) && !shown.has(key) && !(name in exceptions));
    expect(missing.map(({ key }) => key)).toEqual([]);
    expect(used.size).toBeGreaterThan(200);
  });

  it('leave out only what there is and what is not shown after all', () => {
    const left = components.filter(({ key }) => used.has(key) && !shown.has(key)).map(({ name }) => name);
    expect(Object.keys(exceptions).filter((name) => !left.includes(name))).toEqual([]);
  });
});

describe('the pieces of the cards', () => {
  const report = `${root}/platform/report/`;
  /** What a folder draws with, and what that is made of in turn. */
  const piecesOf = (folder) => {
    const found = new Set();
    let added = files.filter((file) => file.startsWith(folder)).flatMap(takenBy);
    while (added.length > 0) {
      const fresh = added.filter((key) => key.startsWith(report) && !found.has(key));
      for (const key of fresh) found.add(key);
      added = fresh.flatMap((key) => takenBy(key.split('#')[0]));
    }
    return new Set([...found].map((key) => key.split('#')[0].replace(report, '')));
  };

  it('are those of the dashboard, but for the table of a course and the bars of one card', () => {
    const dashboard = piecesOf(`${root}/reports/dashboard/`);
    const cards = [...piecesOf(`${root}/samples/cards/`)].filter((file) => file.endsWith('.tsx'));
    expect(cards.filter((file) => !dashboard.has(file)).sort()).toEqual(['SmallBars.tsx']);
    expect(cards.length).toBeGreaterThan(8);
  });
});
