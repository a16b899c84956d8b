// Loaded with `node --import` before the bundle: keeps V8's code of it between starts, and tells the lines of its sources in stacks.
import { readFileSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { cache } from '../cache.mjs';
import { tellSourceLines } from '../source-lines.mjs';

enableCompileCache(join(cache, 'v8'));
tellSourceLines((file) => readFileSync(`${file}.map`, 'utf8'));
