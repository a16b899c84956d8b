/** What can be done. `manage` stands for all of them. The commands of a subject are verbs too. */
export const verbs = [
  'manage',
  'read',
  'create',
  'update',
  'delete',
  'export',
  'send',
  'markPaid',
  'recordPayment',
  'undoPayment',
  'annul',
  'activate',
  'hold',
  'complete',
  'cancel',
  'import',
  'resolve',
  'invite',
  'resendConfirmation',
  'turnOffSecondFactor',
] as const;
export type Verb = (typeof verbs)[number];
