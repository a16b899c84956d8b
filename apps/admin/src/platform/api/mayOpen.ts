import { subject as typed } from '@casl/ability';
import { ability, may } from './ability.ts';
import { maySee } from './maySee.ts';

/** What a page needs: a right to its subject, to a field of it, or to all its records. */
type Needs = { subject: string; action?: string; field?: string; whole?: boolean };

/** Says whether the person may open a page. Example: `mayOpen({ subject: 'StockMove', whole: true })`. */
export const mayOpen = ({ subject, action = 'list', field, whole = false }: Needs): boolean =>
  may(action, subject) && (field === undefined || maySee(subject, field)) && (!whole || ability.can('read', typed(subject, {})));
