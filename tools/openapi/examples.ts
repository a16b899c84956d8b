// Recorded requests and answers of the demo firm: tools/openapi/examples.json, written by `npm run openapi:examples`.
import { readFileSync } from 'node:fs';

export type Example = { sent?: unknown; answered?: unknown; contentRange?: string };
/** By operation, such as `POST /api/v1/invoices`. */
export type Examples = Record<string, Example>;

const examplesFile = new URL('examples.json', import.meta.url);
export const readExamples = (): Examples => JSON.parse(readFileSync(examplesFile, 'utf8')) as Examples;
