// A literal is written out. Spreading a literal into another to keep lines short hides its surplus keys from the compiler; the formatter
// breaks the lines. Run by `npm run check`.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The numbers of the lines that spread a literal. A computed attribute of JSX cannot be written in another way. */
export const spreadsOf = (text) => text.split('\n').flatMap((line, at) => (/\.{3}\{(?! \[)/.test(line) ? [at + 1] : []));

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.mts'], { cwd: root, encoding: 'utf8' });
  for (const file of files.split('\n').filter(Boolean))
    for (const line of spreadsOf(readFileSync(root + file, 'utf8'))) {
      console.error(`${file}:${line}: write the spread literal out`);
      process.exitCode = 1;
    }
}
