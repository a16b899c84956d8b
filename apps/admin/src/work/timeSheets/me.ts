import { may } from '../../platform/api/ability.ts';

/** Nobody has the id 0, so this asks for the right to everybody's hours. */
export const mayForAll = (action: string): boolean => may(action, 'TimeEntry', { userId: 0 });
