import { contents } from '../samples/content.ts';
import { ok, type BackendModule } from './frame.ts';

/** Pages that are only read. */
export const contentCalls: BackendModule = () =>
  Object.fromEntries(Object.entries(contents()).map(([path, body]) => [`GET ${path}`, () => ok(body)]));
