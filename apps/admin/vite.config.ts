import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { precompress } from './vite/precompress.ts';
import { preloadByAddress } from './vite/preloadByAddress.ts';

const api = process.env['KONTOR_API'] ?? 'http://127.0.0.1:3000';

/**
 * Each module keeps its words in one file for all three languages, and a reader needs one: `import('./messages.ts')` becomes three
 * chunks, each from a copy of the file without the other languages.
 */
function oneLanguageAChunk(): Plugin {
  const whole = '?words=';
  const mark = '?language=';
  return {
    name: 'kontor-one-language-a-chunk',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('/admin/src/') || !code.includes('defineWords(')) return null;
      const chunk = (language: string) => `${language}: () => import('./messages.ts${whole}${language}')`;
      const chosen = `defineWords((language) => ({ ${['en', 'lt', 'no'].map(chunk).join(', ')} })[language]())`;
      return code.replace("defineWords(() => import('./messages.ts'))", chosen);
    },
    async resolveId(source, importer) {
      const [file = '', language = importer?.split(mark)[1]] = source.split(whole);
      if (!language || !/messages(\.\w+)?\.ts$/.test(file)) return null;
      const found = await this.resolve(file, importer?.split(mark)[0], { skipSelf: true });
      return found && `${found.id}${source === file ? mark : whole}${language}`;
    },
    load(id) {
      const [words = '', only] = id.split(whole);
      if (only) return `export { ${only} } from ${JSON.stringify(`${words}${mark}${only}`)};`;
      const [path = '', language] = id.split(mark);
      return language ? { code: readFileSync(path, 'utf8'), moduleType: 'ts' } : null;
    },
  };
}

/** Code of libraries for older browsers or unused features, replaced by the built-ins of the browsers we build for. */
const leaner: Record<string, string> = {
  // node-polyglot
  'object.entries': 'module.exports = Object.entries;',
  hasown: 'module.exports = Object.hasOwn;',
  // its warnings, which a build for visitors leaves out
  warning: 'module.exports = () => {};',
  // Emotion's withTheme, which nobody calls
  'hoist-non-react-statics': 'export default (target) => target;',
  // react-admin's addresses, with the same order and signs: what is asked for early is found by its address
  'query-string': `
    const encode = (text) => encodeURIComponent(text).replace(/[!'()*]/g, (sign) => '%' + sign.charCodeAt(0).toString(16).toUpperCase());
    const pairOf = ([name, value]) => encode(name) + (value === null ? '' : '=' + encode(value));
    export const stringify = (values) => Object.entries(values).filter(([, value]) => value !== undefined).sort().map(pairOf).join('&');
    export const parse = (query) => Object.fromEntries(new URLSearchParams(query));`,
  // react-admin's export; ours is platform/list/export/tableExport.ts
  'jsonexport/dist/index.js':
    'export default () => { throw new Error("Use the export of platform/list/export/tableExport.ts."); };',
  // react-admin's plurals for a resource without a name; check-messages refuses one
  inflection: `
    const words = (text) => text.replace(/([a-z\\d])([A-Z])/g, '$1_$2').replace(/[-_]+/g, ' ').toLowerCase().trim();
    export const humanize = (text) => words(text).replace(/^./, (first) => first.toUpperCase());
    export const transform = humanize;
    export const [inflect, pluralize, singularize, capitalize] = Array(4).fill((text) => text);`,
};
function leanerLibraries(): Plugin {
  const mark = '\0leaner:';
  return {
    name: 'kontor-leaner-libraries',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source in leaner ? mark + source : null),
    load: (id) => (id.startsWith(mark) ? leaner[id.slice(mark.length)] : null),
  };
}

/** react-router's package names only its build for developers, which warns on the console; the one for visitors lies beside it. */
function quietRouter(): Plugin {
  return {
    name: 'kontor-quiet-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!/^react-router(\/dom)?$/.test(source)) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && found.id.replace('/dist/development/', '/dist/production/');
    },
  };
}

/**
 * Material UI's text field comes in three variants, of which we use one, and loads what its select box opens: a menu, a popover, a modal,
 * a focus trap. Ours fetches these when it is about to open.
 */
function leanerFields(): Plugin {
  const mark = '\0leaner-field:';
  const menu = JSON.stringify(join(import.meta.dirname, 'src/platform/theme/SelectMenu.tsx'));
  const outlined = 'export { default } from "@mui/material/OutlinedInput";';
  const inPlaceOf: Record<string, string> = {
    '../Menu/Menu.mjs': `export { SelectMenu as default } from ${menu};`,
    '../Input/index.mjs': outlined,
    '../FilledInput/index.mjs': outlined,
  };
  return {
    name: 'kontor-leaner-fields',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source in inPlaceOf && /@mui\/material\/(TextField|Select)\/\w+\.mjs$/.test(importer ?? '') ? mark + source : null,
    load: (id) => (id.startsWith(mark) ? inPlaceOf[id.slice(mark.length)] : null),
  };
}

/** Latin letters are on every page, so their font is preloaded with the script, not after the stylesheet. */
function preloadFont(): Plugin {
  return {
    name: 'kontor-preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        const font = Object.keys(bundle ?? {}).find((name) => /inter-latin-wght-normal.*\.woff2$/.test(name));
        if (!font) return [];
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${font}` };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}

/** The shell of all signed-in pages, named by its outermost files; their imports come along. */
const everyPage = new RegExp(
  [
    'admin/src/platform/(shell/(Shell|pages/Guarded)|page/PageMessage)[.]tsx$',
    'admin/src/work/timeSheets/timer/TimerButton[.]tsx$',
    'admin/src/platform/(page/PageHeader|format/StatusChip|action/ActionButton|format/fields|api/useRecordName|api/useOrganisation|api/useToday|api/useCommand|page/useLate)[.]tsx?$',
    'ra-core/dist/(dataProvider/useGet(List|One|ManyAggregate)|controller/useReference|core/useGetResourceLabel|auth/useRequireAccess)[.]js$',
    '@mui/material/(Card|Chip|Collapse|Checkbox|Skeleton|Link)/[A-Z][a-z]+[.]mjs$',
    '@mui/icons-material/(Add|Delete|CloudOff|SearchOff)Outlined[.]mjs$',
    '@mui/material/(utils/(debounce|ownerWindow|contains)|styles/useThemeProps)[.]mjs$',
    'admin/src/platform/(format/Ltr|inputs/useDebounced)[.]tsx?$',
    'ra-core/dist/(core/SourceContext|controller/list/useRecordSelection|dataProvider/useMutationWithMutationMode|util/FieldTitle|export/defaultExporter)[.]js$',
    'domain/src/(platform/(values/dates|errors/domain-error)|firm/classifier/classifier)[.]ts$',
    'admin/src/(documents/values/(useDocumentResource|references)|platform/action/(useUndoable|UndoText))[.]tsx?$',
    'lodash/(union|pick|difference)[.]js$',
  ].join('|'),
);

/** The code of all lists. */
const everyList = new RegExp(
  [
    'admin/src/platform/list/(ListPage|KontorTable|table/KontorCol|BulkDelete|PageTotal|RelatedList)[.]tsx$',
    '@mui/material/(Table|Tabs)/[A-Z][a-z]+[.]mjs$',
  ].join('|'),
);

/** The fields of most forms. */
const everyForm = new RegExp(
  [
    'admin/src/platform/inputs/(picker/ReferencePicker|MoneyInput|DateInput)[.]tsx$',
    'ra-ui-materialui/dist/input/TextInput[.]js$',
  ].join('|'),
);

/** The editor of documents; a kind adds its own fields. */
const everyEditor = new RegExp(
  [
    'admin/src/documents/(form/(DocumentForm|LinesSection|DetailsSection|CustomerField|NotesSection)|draft/LocalDraft)[.]tsx$',
  ].join('|'),
);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    preloadByAddress(),
    oneLanguageAChunk(),
    leanerLibraries(),
    leanerFields(),
    quietRouter(),
    react(),
    precompress(),
    preloadFont(),
  ],
  server: {
    host: '127.0.0.1',
    port: Number(process.env['ADMIN_PORT'] ?? 5173),
    strictPort: true,
    // Matches `apiPath` of the API: some calls of the samples begin like addresses of pages.
    proxy: { '^/(api|jwt|apps|documents|health|card|account-setting|(faq|pricing|profile)/data|blog/list)(/|[?]|$)': api },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      output: {
        // Each page's files are named in the first script, where a sign of chance more in each weighs 400 bytes.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        // One file compresses better than fifty: a chunk for everybody, one for all signed-in pages, and one for each page.
        codeSplitting: {
          groups: [
            { name: 'core', tags: ['$initial'] },
            { name: 'shell', test: everyPage },
            { name: 'lists', test: everyList },
            // The dashboard has these too, and must not fetch the editor for them.
            { name: 'toggles', test: /@mui\/material\/ToggleButton(Group)?\/\w+[.]mjs$/ },
            { name: 'forms', test: everyForm },
            { name: 'editor', test: everyEditor },
          ],
        },
      },
      // The workspace libraries have no side effects on import, so that code which a page does not use is dropped.
      treeshake: { moduleSideEffects: (id) => !/\/libs\/(domain|abilities|demo-data)\/src\/|\/messages(\.\w+)?\.ts/.test(id) },
    },
  },
});
