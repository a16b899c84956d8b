import { readSession } from './session.ts';

/** The id of the logged-in person. Nobody has the id 0. */
export const myId = (): number => readSession()?.userData.id ?? 0;
