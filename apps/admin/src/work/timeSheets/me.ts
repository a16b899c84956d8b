import { may } from '../../platform/api/ability.ts';
import { readSession } from '../../platform/api/session/session.ts';

export const myId = (): number => readSession()?.userData.id ?? 0;
/** Nobody has the id 0, so this asks for the right to everybody's hours. */
export const mayForAll = (action: string): boolean => may(action, 'TimeEntry', { userId: 0 });
