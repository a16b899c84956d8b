import 'reflect-metadata';
import { describe } from '@jest/globals';
import { createBackend, type Handle } from '../backend/index.ts';
import { contracts, runContract, type Send, type Who } from './index.ts';

let people = 0;

async function tokenOf(handle: Handle): Promise<string> {
  people += 1;
  const body = { email: `new${people}@example.com`, username: `new${people}`, password: 'a long sentence' };
  const answer = await handle({ method: 'POST', path: '/jwt/register', body });
  return ((answer?.body ?? {}) as { accessToken: string }).accessToken;
}

/** Opens one back end for all rows of a module, as the API has one database. */
function opener(): () => Promise<Send> {
  const handle = createBackend();
  return async () => {
    const tokens: Record<Who, string> = { person: await tokenOf(handle), other: await tokenOf(handle), visitor: '' };
    return async (request, who) => {
      const headers = { Authorization: tokens[who] ? `Bearer ${tokens[who]}` : undefined };
      const answer = await handle({ ...request, headers });
      if (!answer) throw new Error(`No such call: ${request.method} ${request.path}`);
      return { status: answer.status, body: answer.body ?? null };
    };
  };
}

describe('the back end in the browser', () => {
  for (const [module, rows] of Object.entries(contracts)) runContract(module, rows, opener());
});
