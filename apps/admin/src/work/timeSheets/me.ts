import { may } from '../../platform/api/ability.ts';
import { readSession } from '../../platform/api/session/session.ts';

export const myId = (): number => readSession()?.userData.id ?? 0;
/** No person has the id 0: the right to these hours is the right to everybody's. */
export const mayForAll = (action: string): boolean => may(action, 'TimeEntry', { userId: 0 });
