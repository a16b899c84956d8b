// Bundles the API and the commands of the operator, each an entry of one program, with the packages that they use. Made anew when a source has
// changed. `node tools/start/bundle.mjs <folder>` makes it for an image.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cache } from '../cache.mjs';
import { fingerprint } from './fingerprint.mjs';

const self = fileURLToPath(import.meta.url);
const root = fileURLToPath(new URL('../..', import.meta.url));
const kept = join(cache, 'api');
const main = join(root, 'apps/api/src/main.ts');
const commands = ['backup', 'restore', 'verify', 'rekey', 'reset-password'].map((name) => [
  name,
  join(root, `tools/commands/${name}.ts`),
]);
const entries = Object.fromEntries([['main', main], ...commands]);

const migrationFolder = join(root, 'apps/api/src/platform/orm/migrations');
const migrationModule = join(root, 'apps/api/src/platform/orm/migrations.ts');
const migrationList = 'kontor:migrations';

/** These stay outside: native code, what is loaded in rare cases only, and packages that are not installed. */
const outside = [
  '@node-rs/argon2',
  '@myriaddreamin/typst-ts-node-compiler',
  /^@aws-sdk\//,
  'sanitize-html',
  'typescript', // by the reader of configuration files that comes with the jobs, which have none
  /^@nestjs\/(microservices|websockets)(\/|$)/,
];

/** Own sources as `tools/ts.mjs` compiles them, so that decorators leave the same metadata. Files that are read stay where they are. */
const ownSources = ({ compiled, mapOf }, outDir) => ({
  name: 'kontor:sources',
  resolveId: { filter: { id: /^kontor:migrations$/ }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: { include: [/[\\/](apps|libs|tools)[\\/].*\.ts$/, /kontor:migrations$/], exclude: /[\\/]node_modules[\\/]/ } },
    handler(id) {
      if (id === `\0${migrationList}`) return listOfMigrations();
      if (id === migrationModule) return { code: bundledMigrations(), map: null, moduleType: 'js' };
      const here = `new URL(${JSON.stringify(relative(outDir, id).replaceAll('\\', '/'))}, import.meta.url).href`;
      const code = compiled(id).replaceAll('import.meta.url', here);
      return { code, map: JSON.parse(mapOf(id)), moduleType: 'js' };
    },
  },
});

const migrationNames = () => readdirSync(migrationFolder).flatMap((file) => /^(Migration\d+)\.ts$/.exec(file)?.[1] ?? []);

/** MikroORM finds migrations in their folder; the bundle has none. They are loaded when there is one to run. */
const bundledMigrations = () => `export const knownMigrations = () => ${JSON.stringify(migrationNames())};
export const migrationSource = async () => ({ migrationsList: (await import('${migrationList}')).migrationsList });
`;
const listOfMigrations = () => {
  const names = migrationNames();
  const imports = names
    .map((name) => `import { ${name} } from ${JSON.stringify(join(migrationFolder, `${name}.ts`))};\n`)
    .join('');
  return `${imports}export const migrationsList = [${names.map((name) => `{ name: '${name}', class: ${name} }`).join(', ')}];\n`;
};

/** V8 keeps a source in one byte a character when all are of ASCII, and in two otherwise. */
const inAscii = (code) => code.replace(/[\u0080-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

const isPackage = /[\\/]node_modules[\\/]/;

async function write(outDir, alsoOutside) {
  const { rolldown } = await import('rolldown');
  const isEntry = new Set(Object.values(entries));
  const bundle = await rolldown({
    input: entries,
    cwd: root,
    platform: 'node',
    external: [...outside, ...alsoOutside],
    plugins: [ownSources(await import('../compiled.mjs'), outDir)],
    onLog(_level, { message }) {
      throw new Error(message);
    },
  });
  const { output } = await bundle.generate({
    dir: outDir,
    format: 'esm',
    keepNames: true, // Nest and MikroORM go by the names of classes, and two may be called alike
    comments: false,
    sourcemap: 'hidden',
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    codeSplitting: {
      groups: [
        { name: 'packages', test: isPackage, tags: ['$initial'], priority: 1 },
        // Entries wait for the whole program when they begin, so they are no part of what is loaded by then.
        { name: 'kontor', test: (id) => !isEntry.has(id), tags: ['$initial'] },
      ],
    },
  });
  const half = `${outDir}.${process.pid}`;
  try {
    mkdirSync(half, { recursive: true });
    for (const chunk of output) if (chunk.type === 'chunk') writeChunk(half, chunk);
    rmSync(outDir, { recursive: true, force: true });
    renameSync(half, outDir);
  } finally {
    rmSync(half, { recursive: true, force: true });
  }
}

function writeChunk(folder, { fileName, code, map, moduleIds }) {
  writeFileSync(join(folder, fileName), inAscii(code));
  // That of the packages takes longer to read than a request may take.
  if (!map || moduleIds.every((id) => isPackage.test(id))) return;
  const { sources, mappings } = map;
  writeFileSync(join(folder, `${fileName}.map`), JSON.stringify({ version: 3, sources, names: [], mappings }));
}

/** The latest three stay: a program that runs still loads parts of its own. */
function forgetOld() {
  const usedAt = (name) => statSync(join(kept, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const byAge = readdirSync(kept).toSorted((one, other) => usedAt(other) - usedAt(one));
  for (const name of byAge.slice(3)) rmSync(join(kept, name), { recursive: true, force: true });
}

/**
 * The program to start, made where it is stale, in a process of its own that gives its memory back. `hearsDatabase` leaves the driver outside,
 * where the benchmark listens to it.
 */
export function bundledMain({ log = () => {}, hearsDatabase = false } = {}) {
  const alsoOutside = hearsDatabase ? ['pg'] : [];
  const hash = fingerprint({
    folders: ['apps/api/src', 'libs/domain', 'libs/abilities', 'libs/demo-data', 'tools/commands', 'tools/postgres'],
    files: ['package-lock.json', 'tools/swc-options.mjs', 'tools/start/bundle.mjs'],
    salt: alsoOutside.join(),
  });
  const outDir = join(kept, hash.slice(0, 16));
  if (existsSync(outDir)) utimesSync(outDir, new Date(), new Date());
  else {
    log('bundling …');
    const { status, signal } = spawnSync(process.execPath, [self, outDir, ...alsoOutside], {
      cwd: root,
      env: { ...process.env, NODE_OPTIONS: '' },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    if (status !== 0) throw new Error(`The API could not be bundled (${signal ?? status}).`);
    forgetOld();
  }
  return join(outDir, 'main.js');
}

if (process.argv[1] === self) await write(resolve(process.argv[2] ?? join(root, 'apps/api/dist')), process.argv.slice(3));
