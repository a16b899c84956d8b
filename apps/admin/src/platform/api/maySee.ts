import { ability } from './ability.ts';

/** May this person see a field at all? What the API leaves out has no column, no figure and no input. Example: `maySee('Customer', 'receivable')`. */
export const maySee = (subject: string, field: string): boolean => ability.can('read', subject, field);
