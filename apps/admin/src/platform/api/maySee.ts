import { ability } from './ability.ts';

/**
 * Says whether the person may see a field. The API omits hidden fields, so they have no column, figure or input.
 * Example: `maySee('Customer', 'receivable')`.
 */
export const maySee = (subject: string, field: string): boolean => ability.can('read', subject, field);
