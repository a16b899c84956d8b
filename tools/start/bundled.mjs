// Loaded with `node --import` before the bundle: keeps V8's code of it between starts, beside it, and tells the lines of its sources in stacks.
import { readFileSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { tellSourceLines } from '../source-lines.mjs';

enableCompileCache(join(dirname(resolve(process.argv[1])), 'v8'));
tellSourceLines((file) => readFileSync(`${file}.map`, 'utf8'));
