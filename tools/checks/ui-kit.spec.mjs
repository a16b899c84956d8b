import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = 'apps/admin/src';
const kitRooms = ['uiKit', 'forms', 'charts', 'kit'].map((room) => `${root}/samples/${room}/`);

/** Platform components that screens use but the sheets do not show, and why. */
const exceptions = {
  // Whole pages, which are not shown inside another: the sheet links to one of each kind.
  ListPage: 'a whole page',
  ShowPage: 'a whole page',
  FormPage: 'a whole page',
  ImportPage: 'a whole page',
  ImportButton: 'a button that leads to another page',
  PageMessage: 'a whole page',
  PageSkeleton: 'shows its outline late, and the sheet shows that outline',
  RecordFailed: 'a whole page',
  NotAuthorizedPage: 'a whole page',
  FilterTotal: 'asks for the sums of a resource; the table of the sheet shows those of a page',
  PageTabs: 'takes the part of the address that the tabs of the sheet have',
  // They change stored data. ActionButton and RemoveButton show the same questions.
  DeleteAction: 'deletes a record',
  DeleteButton: 'deletes a record',
  BulkDelete: 'deletes records',
  RowActions: 'deletes a record',
  TransitionItem: 'changes the state of a record',
  UndoButton: 'undoes what is stored',
  LanguageMenu: 'changes the language of the reader; it stands in the bar of every page',
  // Shown inside other components.
  DialogForm: 'inside FormDialog',
  ChoicePicker: 'inside CountryInput and CurrencyInput',
  AuditTrail: 'inside ActivityTimeline',
  EntryTime: 'inside ActivityTimeline',
  MailState: 'a StatusChip with the words of the outbox',
  PastImports: 'reads what was imported; its rows are a table like others',
  RichTextEditor: 'inside RichTextInput',
  LeaveGuard: 'inside TypingGuard',
  Uses: 'inside UsedBy',
  AskQuestion: 'asks what saving a form asks, in a ConfirmQuestion',
  GoBack: 'leads back to the page from which a form was opened',
  PageLinks: 'inside Paging',
  AskPause: 'asks what the switching off of a record pauses, in a ConfirmDialog',
  QuestionHost: 'asks what a refusal asks, in a ConfirmDialog',
  // Nothing visible.
  Once: 'draws its children',
  InLanguage: 'draws its children',
  ScreenReaderText: 'is heard and not seen',
  TellDirty: 'draws nothing',
  ProposedCode: 'draws nothing',
  LaterButtons: 'draws what other modules have registered',
};

const files = readdirSync(root, { recursive: true })
  .map((file) => join(root, file))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file));
const textOf = (file) => readFileSync(file, 'utf8');

/** What a file imports, as `file#name`; dynamic imports too. */
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
  it('show each platform component that screens use', () => {
    const missing = components.filter(({ name, key }) => used.has(key) && !shown.has(key) && !(name in exceptions));
    expect(missing.map(({ key }) => key)).toEqual([]);
    expect(used.size).toBeGreaterThan(200);
  });

  it('leave out only components that exist and are not shown elsewhere', () => {
    const left = components.filter(({ key }) => used.has(key) && !shown.has(key)).map(({ name }) => name);
    expect(Object.keys(exceptions).filter((name) => !left.includes(name))).toEqual([]);
  });
});

describe('the pieces of the cards', () => {
  const report = `${root}/platform/report/`;
  /** The components of a folder, and those that they are made of. */
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
