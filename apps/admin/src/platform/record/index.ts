import { defineResource } from '../api/resource.ts';

/** Parts shown with their records, without pages of their own. */
export const parts = [
  defineResource({ name: 'audit', subject: 'Audit' }),
  defineResource({ name: 'files', subject: 'File' }),
  defineResource({ name: 'notifications', subject: 'Notification' }),
];
