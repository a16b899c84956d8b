import type { Browser, BrowserContextOptions } from 'playwright-core';

export const budgets: readonly { name: string; path: string; target: number; limit: number }[];

type Session = BrowserContextOptions['storageState'];
type Weight = { scripts: [path: string, size: number][]; total: number; shifts: number };

export function weigh(browser: Browser, url: string, path: string, storageState?: Session): Promise<Weight>;
export function signIn(browser: Browser, url: string): Promise<Session>;

export const pageLimit: number;
export function weighPages(folder: string): { path: string; total: number; heaviest: [path: string, size: number][] }[];
export function listsWithForms(folder: string): string[];
