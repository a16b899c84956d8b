// What is made from the sources and kept between runs.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const cache = join(fileURLToPath(new URL('..', import.meta.url)), 'node_modules/.cache/kontor');
