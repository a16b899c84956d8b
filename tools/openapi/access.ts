// Writes the table of operations by role into docs/security.md.
import 'reflect-metadata';
import { readFileSync, writeFileSync } from 'node:fs';
import prettier from 'prettier';
import { accessTable, asLines, begin, end } from '../../apps/api/test/access-table.ts';

const target = 'docs/security.md';
const text = readFileSync(target, 'utf8');
const [before, rest = ''] = text.split(begin);
const after = rest.split(end)[1];
if (before === undefined || after === undefined) throw new Error(`${target} has no place for the table`);
const rows = accessTable();
const written = `${before}${begin}\n\n${asLines(rows).join('\n')}\n\n${end}${after}`;
const options = await prettier.resolveConfig(target);
writeFileSync(target, await prettier.format(written, { ...options, parser: 'markdown' }));
process.stdout.write(`${target}: ${rows.length} operations\n`);
