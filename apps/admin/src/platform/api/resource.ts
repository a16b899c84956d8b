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
 * The names of all resources, each with the record that is read and the input that is sent. A resource folder adds its own:
 * `declare module './resource.ts' { interface Resources { items: { record: ItemRecord; input: ItemInput } } }`.
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
/** A field of the input that the list forgot does not compile: the error names it. */
type Complete<Name extends ResourceName, Keys extends readonly string[]> = [Exclude<InputKey<Name>, Keys[number]>] extends [never]
  ? unknown
  : { forgotten: Exclude<InputKey<Name>, Keys[number]> };

/** One and many, in each language: "Invoice |||| Invoices". */
export type Names = Record<Language, string>;

type Kind = 'list' | 'create' | 'edit' | 'show';
type Fetch = () => Promise<ComponentType>;

/** What is true of a resource and asked by the platform. */
type Facts<Name extends ResourceName = ResourceName> = {
  name: Name;
  /** Its name in ability rules, the history and live events. */
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
  /** Fields that a page needs: without the right to read them there is no page of a record, or no entry in the menu. */
  needs?: { record?: KeyOf<RecordOf<Name>>; menu?: KeyOf<RecordOf<Name>> };
  menu?: MenuPlace;
  /** The order of its list as long as nobody chose another: known before the page is there, so that the rows are asked for at once. */
  sort?: { field: KeyOf<RecordOf<Name>>; order: 'ASC' | 'DESC' };
  /** On the Roles screen. */
  rights?: RightPlace;
  /** Fetched with its pages. */
  words?: readonly Words[];
};
export type Resource = Facts & Partial<Record<Kind, Page>>;

/** What the `index.ts` of a folder says: each page is a chunk, `list: () => import('./ItemList.tsx').then((m) => m.ItemList)`. */
type Definition<Name extends ResourceName> = Omit<Facts<Name>, 'inputKeys'> & Partial<Record<Kind, Fetch>>;

/** A page of its own, outside any resource: the dashboard, a report. */
type PageModule = {
  path: string;
  page: Page;
  /** Without one the page is everybody's own. */
  subject?: Subject;
  names?: Names;
  icon?: SvgIconComponent;
  menu?: MenuPlace;
};
type PageDefinition = Omit<PageModule, 'page'> & { page: Fetch; words?: readonly Words[] };

const resources = new Map<string, Resource>();
const pages: PageModule[] = [];

/** What the `index.ts` of a resource folder exports; `resources.ts` names it once more. */
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

/** Its names are the words `pages.<path>`. */
export function definePage({ page: fetch, words = [], ...facts }: PageDefinition): PageModule {
  const module: PageModule = { ...facts, page: page(fetch, words) };
  pages.push(module);
  addWords((language) => ({ pages: { [facts.path]: facts.names?.[language] } }));
  return module;
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
