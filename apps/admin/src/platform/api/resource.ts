import type { Subject } from '@kontor/abilities';
import type { AuditRecord, FileRecord, NotificationRecord } from '@kontor/domain';
import type { SvgIconComponent } from '@mui/icons-material';
import type { Language } from '../i18n/languages.ts';
import type { Page } from '../page/page.ts';
import type { MenuPlace } from './menu.ts';

/**
 * The names of all resources, each with the record that is read and the input that is sent. A resource folder adds its own:
 * `declare module '../../platform/api/resource.ts' { interface Resources { items: { record: ItemRecord; input: ItemInput } } }`.
 */
export interface Resources {
  audit: { record: AuditRecord };
  files: { record: FileRecord };
  notifications: { record: NotificationRecord };
}
export type ResourceName = keyof Resources;
export type RecordOf<Name extends ResourceName> = Resources[Name]['record'];
type KeyOf<T> = T extends unknown ? keyof T & string : never;
type InputKey<Name extends ResourceName> = Resources[Name] extends { input: infer Input } ? KeyOf<Input> : never;
/** A field of the input that the list forgot does not compile: the error names it. */
type Complete<Name extends ResourceName, Keys extends readonly string[]> = [Exclude<InputKey<Name>, Keys[number]>] extends [never]
  ? unknown
  : { forgotten: Exclude<InputKey<Name>, Keys[number]> };

/** One and many, in each language: "Invoice |||| Invoices". */
export type Names = Record<Language, string>;

type Pages = {
  list?: Page;
  create?: Page;
  edit?: Page;
  show?: Page;
  /** Further pages under `/<name>/`, such as `{ path: 'week', page: TimeWeek }`; each asks for the right to list. */
  pages?: readonly { path: string; page: Page }[];
};

/** What is true of a resource and asked by the platform; a folder's `index.ts` says it. */
export type Resource<Name extends ResourceName = ResourceName> = Pages & {
  name: Name;
  /** Of the ability rules, the history and the live events. */
  subject: Subject;
  /** In the API; without it the name in kebab-case. */
  path?: string;
  names?: Names;
  icon?: SvgIconComponent;
  recordRepresentation?: (KeyOf<RecordOf<Name>> & string) | ((record: RecordOf<Name>) => string);
  /** What a PUT or POST carries: nothing else that a record has is ever sent back. */
  inputKeys?: readonly string[];
  /** Shown by these as well: a change of this resource has them read again. */
  touches?: readonly ResourceName[];
  /** Fields without which a page is nothing: whoever may not read it has no page of a record, or no entry in the menu. */
  needs?: { record?: KeyOf<RecordOf<Name>>; menu?: KeyOf<RecordOf<Name>> };
  menu?: MenuPlace;
};

/** A page of its own, outside any resource: the dashboard, a report. */
export type PageModule = {
  path: string;
  page: Page;
  /** Without one the page is everybody's own. */
  subject?: Subject;
  names?: Names;
  icon?: SvgIconComponent;
  menu?: MenuPlace;
};

const resources = new Map<string, Resource>();
const pages: PageModule[] = [];

/** What the `index.ts` of a resource folder exports; `resources.ts` names it once more. */
export function defineResource<const Name extends ResourceName, const Keys extends readonly InputKey<Name>[]>(
  resource: Omit<Resource<Name>, 'inputKeys'> &
    (Resources[Name] extends { input: unknown } ? { inputKeys: Keys & Complete<Name, Keys> } : { inputKeys?: never }),
): Resource {
  const defined = resource as unknown as Resource;
  resources.set(defined.name, defined);
  return defined;
}

export function definePage(page: PageModule): PageModule {
  pages.push(page);
  return page;
}

export const allResources = (): readonly Resource[] => [...resources.values()];
export const allPages = (): readonly PageModule[] => pages;

/** undefined for the name of something that no folder defines. */
export const findResource = (name: string): Resource | undefined => resources.get(name);

export function resourceCalled(name: string): Resource {
  const found = resources.get(name);
  if (!found) throw new Error(`No folder defines the resource "${name}": see defineResource.`);
  return found;
}

/** The resource that history, live events and notifications call by this subject; the one with pages where several share it. */
export function resourceOf(subject: string): Resource | undefined {
  const all = allResources().filter((resource) => resource.subject === subject);
  return all.find(({ list, show }) => list ?? show) ?? all[0];
}
