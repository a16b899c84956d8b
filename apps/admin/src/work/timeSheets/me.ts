import { may } from '../../platform/api/ability.ts';
import { readSession } from '../../platform/api/session.ts';

export const myId = (): number => readSession()?.userData.id ?? 0;
/** No person has the id 0: who may do this with that one's hours may do it with everybody's. */
export const mayForAll = (action: string): boolean => may(action, 'TimeEntry', { userId: 0 });
