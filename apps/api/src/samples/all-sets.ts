import { chatSet } from '../chat/chat.set.ts';
import { contentSet } from '../content/content.set.ts';
import { demoInvoiceSet } from '../demo-invoices/demo-invoices.set.ts';
import { demoUserSet } from '../demo-users/demo-users.set.ts';
import { emailSet } from '../emails/email.set.ts';
import type { SampleDefinition } from './sample-set.ts';

/** Every set of sample data, for restoring them. */
export const allSets: SampleDefinition[] = [contentSet, demoUserSet, demoInvoiceSet, emailSet, chatSet];
