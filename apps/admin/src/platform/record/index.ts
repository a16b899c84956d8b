import { defineResource } from '../api/resource.ts';

/** Shown with the records they belong to; they have no pages. */
export const parts = [
  defineResource({ name: 'audit', subject: 'Audit' }),
  defineResource({ name: 'files', subject: 'File' }),
  defineResource({ name: 'notifications', subject: 'Notification' }),
];
