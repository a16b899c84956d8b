/** A page of the product, as the search and the bookmarks name it. */
export class PageEntry {
  id: number;
  target: string;
  isBookmarked: boolean;
  title: string;
  icon: string;
  link: string;
}

type Page = Omit<PageEntry, 'isBookmarked'>;

const list: [target: string, title: string, icon: string, link: string][] = [
  ['dashboard', 'Dashboard', 'Home', '/dashboard/main'],
  ['customers', 'Customers', 'Users', '/customers/index'],
  ['classifiers', 'Classifiers', 'Tag', '/classifiers/index'],
  ['projects', 'Projects', 'Folder', '/projects/index'],
  ['projectTimeLine', 'Project timeline', 'GitCommit', '/projectTimeLine/index'],
  ['invoices', 'Invoices', 'FileText', '/invoices/index'],
  ['retainerInvoices', 'Retainer invoices', 'FilePlus', '/retainerInvoices/index'],
  ['estimates', 'Estimates', 'Clipboard', '/estimates/index'],
  ['bills', 'Bills', 'CreditCard', '/bills/index'],
  ['vendors', 'Vendors', 'Truck', '/vendors/index'],
  ['timeSheets', 'Time tracking', 'Clock', '/timeSheets/index'],
  ['workHourTax', 'Work-hour tax report', 'Percent', '/reports/workHourTax'],
  ['workHour', 'Work-hour report', 'Watch', '/reports/workHour'],
  ['income', 'Income report', 'TrendingUp', '/reports/income'],
  ['expenses', 'Expenses report', 'TrendingDown', '/reports/expenses'],
  ['profit', 'Profit report', 'BarChart2', '/reports/profit'],
  ['stock', 'Stock report', 'Archive', '/reports/stock'],
  ['savedHour', 'Saved-hours report', 'Save', '/reports/savedHour'],
  ['items', 'Item list', 'Box', '/items/index'],
  ['inventoryAdjustments', 'Inventory adjustments', 'Sliders', '/inventoryAdjustments/index'],
  ['settings', 'Organisation profile', 'Settings', '/settings/index'],
  ['users', 'Users', 'User', '/users/index'],
];

/** Every page of the main navigation, with ids from 1. */
export const pages: readonly Page[] = list.map(([target, title, icon, link], index) => ({
  id: index + 1,
  target,
  title,
  icon,
  link,
}));

/** The bookmarks of a person who has not chosen any: dashboard, customers, projects, invoices and time tracking. */
export const firstBookmarks: readonly number[] = [1, 2, 4, 6, 11];

/** All pages with the person's flags. Example: `pageEntries([6])` has only the invoices bookmarked. */
export const pageEntries = (bookmarked: readonly number[]): PageEntry[] =>
  pages.map(({ id, target, title, icon, link }) => ({ id, target, isBookmarked: bookmarked.includes(id), title, icon, link }));

/** One group of results in the search of the app bar; the client shows at most `searchLimit` of them. */
export class PageGroup {
  groupTitle: string;
  searchLimit: number;
  data: PageEntry[];
}

export class MainSearch {
  searchArr: PageGroup[];
}

export const mainSearch = (entries: PageEntry[]): MainSearch => ({
  searchArr: [{ groupTitle: 'Pages', searchLimit: 4, data: entries }],
});
