import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Node = { type: string; [key: string]: unknown };
type Page = { address: string; file: string; words: string[]; rows?: string[] };

const languages = ['en', 'lt', 'no'];
const addressOf: Record<string, string> = { list: '/index', create: '/create', edit: '/:id', show: '/:id/show' };

/**
 * Writes what each `index.ts` tells `defineResource` and `definePage` into `index.html` as data, from which `public/boot.js` fetches a
 * page's chunks, words and rows by the address, along with the entry.
 */
export function preloadByAddress(): Plugin {
  const pages: Page[] = [];
  const messages = new Map<string, string>();
  let src = '';
  let demo = false;

  return {
    name: 'kontor-preload-by-address',
    apply: 'build',
    enforce: 'pre',
    configResolved: (config) => {
      src = join(config.root, 'src');
      // Its calls are answered in the browser.
      demo = config.mode === 'demo';
    },
    transform(code, id) {
      if (!id.startsWith(src) || !/define(Resource|Page|Words)\(/.test(code)) return null;
      walk(this.parse(code, { lang: id.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node, (node) => {
        if (node.type === 'VariableDeclarator' && calls(node['init'], 'defineWords')) {
          const [file] = importsOf(node['init'] as Node);
          if (file) messages.set(nameOf(node['id']), join(id, '..', file));
        }
        if (node.type !== 'CallExpression') return;
        if (calls(node, 'defineResource')) pages.push(...pagesOf(node, id));
        if (calls(node, 'definePage')) pages.push(...pageOf(node, id));
      });
      return null;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {}, chunk }) => {
        const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
        const there = new Set([chunk?.fileName, ...(chunk?.imports ?? [])]);
        const files: string[] = [];
        const numberOf = (file: string): number => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1);
        /** The chunk with a module, and its imports. */
        const needed = (module: string): number[] => {
          const found = new Set<string>();
          const add = (file: string): void => {
            if (there.has(file) || found.has(file)) return;
            found.add(file);
            (bundle[file] as Rolldown.OutputChunk | undefined)?.imports.forEach(add);
          };
          const home = chunks.find(({ facadeModuleId, moduleIds }) => facadeModuleId === module || moduleIds.includes(module));
          if (!home) throw new Error(`No chunk has ${module}.`);
          add(home.fileName);
          return [...found].map(numberOf);
        };
        const wordsOf = (names: string[], language: string): number[] =>
          names.flatMap((name) => {
            const file = messages.get(name);
            return file ? needed(`${file}?words=${language}`) : [];
          });
        const inEach = (of: (language: string) => number[]) =>
          Object.fromEntries(languages.map((language) => [language, [...new Set(of(language))]]));
        const table = {
          files,
          rows: !demo,
          shell: needed(join(src, 'platform/shell/Shell.tsx')),
          words: inEach((language) => needed(join(src, `platform/i18n/${language}.ts`))),
          pages: Object.fromEntries(
            pages.map(({ address, file, words, rows }) => [
              address,
              { page: needed(file), words: inEach((l) => wordsOf(words, l)), rows: demo ? undefined : rows },
            ]),
          ),
        };
        const attrs = { type: 'application/json', id: 'chunks' };
        return [{ tag: 'script', attrs, children: JSON.stringify(table), injectTo: 'head-prepend' }];
      },
    },
  };
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) if (isNode(child)) walk(child, visit);
}

function nameOf(node: unknown): string {
  const name = isNode(node) ? (node['name'] ?? node['value']) : undefined;
  return typeof name === 'string' ? name : '';
}
const calls = (node: unknown, name: string): boolean =>
  isNode(node) && node.type === 'CallExpression' && nameOf(node['callee']) === name;

/** The modules that a node imports: `() => import('./InvoiceList.tsx').then(…)`. */
function importsOf(node: Node): string[] {
  const found: string[] = [];
  walk(node, (one) => void (one.type === 'ImportExpression' && found.push(nameOf(one['source']))));
  return found;
}

function propertiesOf(object: Node | undefined): Map<string, Node> {
  const properties = ((object?.['properties'] ?? []) as Node[]).filter(({ type }) => type === 'Property');
  return new Map(properties.map((property) => [nameOf(property['key']), property['value'] as Node]));
}

/** The properties of a call's only argument. */
const given = (call: Node): Map<string, Node> => propertiesOf((call['arguments'] as Node[])[0]);

const wordsIn = (facts: Map<string, Node>): string[] => ((facts.get('words')?.['elements'] ?? []) as Node[]).map(nameOf);

function pagesOf(call: Node, id: string): Page[] {
  const facts = given(call);
  const words = wordsIn(facts);
  const name = nameOf(facts.get('name'));
  const path = nameOf(facts.get('path')) || name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const sort = facts.get('sort') && propertiesOf(facts.get('sort'));
  const rows = sort && [name, path, nameOf(sort.get('field')), nameOf(sort.get('order')), nameOf(facts.get('subject'))];
  return Object.entries(addressOf).flatMap(([kind, ending]) => {
    const [file] = facts.has(kind) ? importsOf(facts.get(kind) as Node) : [];
    return file
      ? [{ address: `/${name}${ending}`, file: join(id, '..', file), words, rows: kind === 'list' ? rows : undefined }]
      : [];
  });
}

function pageOf(call: Node, id: string): Page[] {
  const facts = given(call);
  const [file] = facts.has('page') ? importsOf(facts.get('page') as Node) : [];
  return file ? [{ address: nameOf(facts.get('path')), file: join(id, '..', file), words: wordsIn(facts) }] : [];
}
