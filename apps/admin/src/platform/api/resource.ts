import type { Subject } from '@kontor/abilities';
import type { AuditRecord, FileRecord, NotificationRecord } from '@kontor/domain';
import type { SvgIconComponent } from '@mui/icons-material';
import type { ComponentType } from 'react';
import type { Language } from '../i18n/languages.ts';
import { addWords, type Words } from '../i18n/words.ts';
import { page, type Page } from '../page/page.ts';
import type { MenuPlace } from './menu.ts';
import type { RightPlace } from './rightGroups.ts';

/**
 * The names of all resources, each with the record read and the input sent. A resource folder adds its own: `declare module
 * './resource.ts' { interface Resources { items: { record: ItemRecord; input: ItemInput } } }`.
 */
export interface Resources {
  audit: { record: AuditRecord };
  files: { record: FileRecord };
  notifications: { record: NotificationRecord };
}
export type ResourceName = keyof Resources;
type RecordOf<Name extends ResourceName> = Resources[Name]['record'];
type KeyOf<T> = T extends unknown ? keyof T & string : never;
type InputKey<Name extends ResourceName> = Resources[Name] extends { input: infer Input } ? KeyOf<Input> : never;
/** A missing field of the input does not compile: the error names it. */
type Complete<Name extends ResourceName, Keys extends readonly string[]> = [Exclude<InputKey<Name>, Keys[number]>] extends [never]
  ? unknown
  : { forgotten: Exclude<InputKey<Name>, Keys[number]> };

/** Singular and plural in each language: "Invoice |||| Invoices". */
export type Names = Record<Language, string>;

/** Masculine (in Norwegian also feminine), feminine, neuter. */
export type Gender = 'm' | 'f' | 'n';
/** The gender of the noun chooses the form of shared words such as "All" and "New". English has one form. */
type Noun = Names & { gender: { lt: 'm' | 'f'; no: 'm' | 'n' } };

type Kind = 'list' | 'create' | 'edit' | 'show';
type Fetch = () => Promise<ComponentType>;

/** Facts about a resource that the platform needs. */
type Facts<Name extends ResourceName = ResourceName> = {
  name: Name;
  /** Its name in ability rules, the history and live events. */
  subject: Subject;
  /** Path in the API; by default the name in kebab-case. */
  path?: string;
  names?: Noun;
  icon?: SvgIconComponent;
  recordRepresentation?: (KeyOf<RecordOf<Name>> & string) | ((record: RecordOf<Name>) => string);
  /** The fields that a POST or PUT sends; other fields of a record are never sent back. */
  inputKeys?: readonly string[];
  /** Resources that show this one's data: a change of this resource refreshes them. */
  touches?: readonly ResourceName[];
  /** Fields that a page needs: without the right to read them the record has no page (`record`) or the list no menu entry (`menu`). */
  needs?: { record?: KeyOf<RecordOf<Name>>; menu?: KeyOf<RecordOf<Name>> };
  menu?: MenuPlace;
  /** The default order of the list, known before the page loads, so that its rows can be fetched at once. */
  sort?: { field: KeyOf<RecordOf<Name>>; order: 'ASC' | 'DESC' };
  /** The filter with which the list opens, until the person chooses another. */
  opensWith?: Partial<Record<KeyOf<RecordOf<Name>>, string>>;
  /** The fields that the list can be sorted by; all of them where left out. */
  sortFields?: readonly KeyOf<RecordOf<Name>>[];
  /** Place on the Roles screen. */
  rights?: RightPlace;
  /** Loaded with its pages. */
  words?: readonly Words[];
};
export type Resource = Facts & Partial<Record<Kind, Page>>;

/** The argument of `defineResource`. Each page is a chunk: `list: () => import('./ItemList.tsx').then((m) => m.ItemList)`. */
type Definition<Name extends ResourceName> = Omit<Facts<Name>, 'inputKeys'> & Partial<Record<Kind, Fetch>>;

/** A page outside any resource, such as the dashboard or a report. */
type PageModule = {
  path: string;
  page: Page;
  /** Without a subject, everybody may open the page. */
  subject?: Subject;
  /** The right that the page needs; by default the right to list. */
  action?: string;
  /** The page also needs the right to read this field: a report of amounts is not there where amounts are hidden. */
  field?: string;
  /** The page needs the right to read all records of its subject: a sum of one's own would be wrong. */
  whole?: true;
  /** Notifications about this subject lead to the page. */
  shows?: string;
  names?: Names;
  icon?: SvgIconComponent;
  menu?: MenuPlace;
};
type PageDefinition = Omit<PageModule, 'page'> & { page: Fetch; words?: readonly Words[] };

const resources = new Map<string, Resource>();
const pages: PageModule[] = [];

/** Defines a resource in its folder's `index.ts`; `resources.ts` lists them all. */
export function defineResource<const Name extends ResourceName, const Keys extends readonly InputKey<Name>[]>(
  definition: Definition<Name> &
    (Resources[Name] extends { input: unknown } ? { inputKeys: Keys & Complete<Name, Keys> } : { inputKeys?: never }),
): Resource {
  const { list, create, edit, show, ...facts } = definition as unknown as Definition<ResourceName>;
  const { name, subject, names, menu, rights, words = [] } = facts;
  const made: Partial<Record<Kind, Page>> = {};
  for (const [kind, fetch] of Object.entries({ list, create, edit, show })) if (fetch) made[kind as Kind] = page(fetch, words);
  const resource: Resource = { ...facts, ...made };
  resources.set(name, resource);
  addWords((language) => ({ resources: { [name]: { name: names?.[language], menu: menu?.names?.[language] } } }));
  if (rights)
    addWords((language) => ({
      roles: {
        subjects: { [subject]: names?.[language].split(' |||| ')[1] },
        objects: { [subject]: rights.objects[language] },
        of: { [subject]: rights.of?.[language] },
      },
    }));
  return resource;
}

/** Defines a page outside any resource. Its names are the words `pages.<path>`. */
export function definePage({ page: fetch, words = [], ...facts }: PageDefinition): PageModule {
  const module: PageModule = { ...facts, page: page(fetch, words) };
  pages.push(module);
  addWords((language) => ({ pages: { [facts.path]: facts.names?.[language] } }));
  return module;
}

/** Takes back what a test has defined. */
export const forgetResource = (name: ResourceName): void => void resources.delete(name);

export const allResources = (): readonly Resource[] => [...resources.values()];
export const allPages = (): readonly PageModule[] => pages;

/** undefined for an unknown name. */
export const findResource = (name: string): Resource | undefined => resources.get(name);

export function resourceCalled(name: string): Resource {
  const found = resources.get(name);
  if (!found) throw new Error(`No folder defines the resource "${name}": see defineResource.`);
  return found;
}

/** The resource of a subject, as history, live events and notifications name it; where several share it, the one with pages. */
export function resourceOf(subject: string): Resource | undefined {
  const all = allResources().filter((resource) => resource.subject === subject);
  return all.find(({ list, show }) => list ?? show) ?? all[0];
}
