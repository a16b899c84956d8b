import { fieldGroupsOf, subjectVerbs, type FieldGroup, type RightSubject } from '@kontor/abilities';
import type { AbilityRule, Language, RoleRight } from '@kontor/domain';
import { intlTag } from '../../platform/i18n/languages.ts';

type Words = (key: string, options?: Record<string, unknown>) => string;

/** Every role has these, or the start page and choice lists would be empty. */
const plain: readonly string[] = ['Dashboard', 'Classifier'];

const isIn = (verbs: readonly string[], ...wanted: string[]): boolean => wanted.some((verb) => verbs.includes(verb));
const subjectOf = ({ subject }: RoleRight): RightSubject => subject as RightSubject;

/** The people whom a person manages: a condition that no box of the screen can show. */
const isOfManaged = ({ conditions }: AbilityRule): boolean => conditions !== undefined && 'managerIds' in conditions;

/** The summary of a role: one sentence in the reader's language. The rules of a stored role say more than its boxes can. */
export function sentenceOf(rights: readonly RoleRight[], t: Words, locale: Language, rules: readonly AbilityRule[] = []): string {
  const say = (key: string, options?: Record<string, unknown>) => t(`roles.sentence.${key}`, options);
  const and = new Intl.ListFormat(intlTag[locale], { type: 'conjunction' });
  if (isEverything(rights)) return say('everything');
  const deeds = deedsOf(rights, say, (kind, subjects) => and.format(subjects.map((subject) => t(`roles.${kind}.${subject}`))));
  if (rules.some(isOfManaged)) deeds.push(say('decideManaged'));
  if (!deeds.length) return say('nothing');
  const hidden = hiddenOf(rights, say, (subjects) => and.format(subjects.map((subject) => t(`roles.of.${subject}`))));
  const done = and.format(deeds);
  return hidden.length ? say('can_but', { deeds: done, hidden: and.format(hidden) }) : say('can', { deeds: done });
}

const isEverything = (rights: readonly RoleRight[]): boolean =>
  Object.entries(subjectVerbs).every(([subject, verbs]) => {
    const right = rights.find((one) => one.subject === subject);
    return right && right.hidden.length === 0 && verbs.every((verb) => right.verbs.includes(verb));
  });

type Say = (key: string, options?: Record<string, unknown>) => string;

function deedsOf(
  rights: readonly RoleRight[],
  say: Say,
  list: (kind: 'objects' | 'own_objects', subjects: RightSubject[]) => string,
): string[] {
  const pick = (test: (right: RoleRight) => boolean): RightSubject[] => rights.filter(test).map(subjectOf);
  const isHours = ({ subject }: RoleRight): boolean => subject === 'TimeEntry';
  const writes = ({ verbs }: RoleRight): boolean => isIn(verbs, 'create', 'update');
  const does = (right: RoleRight, verb: string): boolean => !isHours(right) && isIn(right.verbs, verb);
  const manages = (right: RoleRight): boolean => writes(right) && isIn(right.verbs, 'delete');
  const hours = rights.find(isHours);
  const any = (subject: RightSubject, ...verbs: string[]): boolean =>
    rights.some((right) => right.subject === subject && isIn([...right.verbs, ...right.ownVerbs], ...verbs));
  const named = (key: string, kind: 'objects' | 'own_objects', subjects: RightSubject[]): string[] =>
    subjects.length ? [say(key, { things: list(kind, subjects) })] : [];
  const when = (is: boolean | undefined, key: string): string[] => (is ? [say(key)] : []);
  const logsAll = hours && isIn(hours.verbs, 'create', 'update');
  const logsOwn = hours && !logsAll && isIn(hours.ownVerbs, 'create', 'update');
  return [
    ...named(
      'manage',
      'objects',
      pick((right) => !isHours(right) && manages(right)),
    ),
    ...named(
      'write',
      'objects',
      pick((right) => !manages(right) && does(right, 'create') && does(right, 'update')),
    ),
    ...named(
      'add',
      'objects',
      pick((right) => does(right, 'create') && !does(right, 'update') && !manages(right)),
    ),
    ...named(
      'change',
      'objects',
      pick((right) => does(right, 'update') && !does(right, 'create') && !manages(right)),
    ),
    ...named(
      'read',
      'objects',
      pick((right) => isIn(right.verbs, 'read') && (isHours(right) || !(writes(right) || plain.includes(right.subject)))),
    ),
    ...named(
      'remove',
      'objects',
      pick((right) => isIn(right.verbs, 'delete') && !manages(right)),
    ),
    ...named(
      'own',
      'own_objects',
      pick((right) => isIn(right.ownVerbs, 'read') && !(isHours(right) && logsOwn)),
    ),
    ...named(
      'write',
      'own_objects',
      pick((right) => !isHours(right) && isIn(right.ownVerbs, 'create', 'update') && !isIn(right.ownVerbs, 'read')),
    ),
    ...named(
      'remove',
      'own_objects',
      pick((right) => isIn(right.ownVerbs, 'delete') && !isIn(right.ownVerbs, 'read') && !(isHours(right) && logsOwn)),
    ),
    ...when(logsAll, 'log_all'),
    ...when(logsOwn, 'log_own'),
    ...when(any('TimeEntry', 'import'), 'import'),
    ...when(any('Customer', 'import') || any('Item', 'import') || any('Invoice', 'import'), 'importRecords'),
    ...when(any('Vendor', 'import'), 'importVendors'),
    ...when(any('Bill', 'import'), 'importBills'),
    ...when(any('StockMove', 'import'), 'importStock'),
    ...when(any('Customer', 'merge'), 'mergeCustomers'),
    ...when(any('Vendor', 'merge'), 'mergeVendors'),
    ...when(any('Estimate', 'send'), 'sendEstimates'),
    ...when(any('Estimate', 'accept', 'decline', 'revise'), 'decideEstimates'),
    ...when(any('Estimate', 'convert'), 'convertEstimates'),
    ...when(any('Estimate', 'makeProject'), 'makeProjects'),
    ...when(any('RecurringInvoice', 'pause', 'resume', 'skip', 'make'), 'steerRecurring'),
    ...when(any('Invoice', 'send'), 'send'),
    ...when(any('Invoice', 'recordPayment', 'markPaid'), 'paid'),
    ...when(any('Invoice', 'writeOff'), 'writeOff'),
    ...when(any('Invoice', 'void'), 'void'),
    ...when(any('Invoice', 'backdate'), 'backdate'),
    ...when(any('RetainerInvoice', 'send'), 'sendRetainers'),
    ...when(any('RetainerInvoice', 'recordPayment', 'markPaid'), 'payRetainers'),
    ...when(any('RetainerInvoice', 'apply'), 'applyRetainers'),
    ...when(any('RetainerInvoice', 'applyElsewhere'), 'applyElsewhere'),
    ...when(any('RetainerInvoice', 'refund'), 'refundRetainers'),
    ...when(any('RetainerInvoice', 'void'), 'voidRetainers'),
    ...when(any('CreditNote', 'send'), 'sendCreditNotes'),
    ...when(any('Webhook', 'send'), 'testWebhooks'),
    ...when(any('CreditNote', 'void'), 'voidCreditNotes'),
    ...when(any('CreditNote', 'payBack') || any('Payment', 'refund'), 'payBack'),
    ...when(any('Payment', 'undoPayment'), 'undoPayment'),
    ...when(any('Bill', 'approve'), 'approveBills'),
    ...when(any('Bill', 'open'), 'openBills'),
    ...when(any('Bill', 'recordPayment'), 'payBills'),
    ...when(any('Bill', 'void'), 'voidBills'),
    ...when(any('RecurringBill', 'pause', 'resume', 'skip', 'make'), 'steerRecurringBills'),
    ...when(any('VendorPayment', 'undoPayment'), 'undoVendorPayment'),
    ...when(any('VendorCreditNote', 'open'), 'openVendorCredits'),
    ...when(any('VendorCreditNote', 'apply'), 'applyVendorCredits'),
    ...when(any('VendorCreditNote', 'refund'), 'refundVendorCredits'),
    ...when(any('VendorCreditNote', 'void'), 'voidVendorCredits'),
    ...when(any('PaymentRun', 'release'), 'releaseRuns'),
    ...when(any('PaymentRun', 'markPaid'), 'payRuns'),
    ...when(any('TimeWeek', 'submit'), 'submitWeeks'),
    ...when(any('TimeWeek', 'approve'), 'approveWeeks'),
    ...when(any('TimeWeek', 'reopen'), 'reopenWeeks'),
    ...when(any('Absence', 'approve'), 'approveAbsences'),
    ...when(any('Absence', 'cancel'), 'cancelAbsences'),
    ...when(any('Expense', 'submit'), 'submitExpenses'),
    ...when(any('Expense', 'approve'), 'approveExpenses'),
    ...when(any('Expense', 'reimburse'), 'reimburse'),
    ...when(any('Reimbursement', 'undoReimbursement'), 'undoReimbursement'),
    ...when(any('StockMove', 'openStock'), 'openStock'),
    ...when(any('StockMove', 'issue', 'takeBack'), 'issueStock'),
    ...when(any('InventoryAdjustment', 'post'), 'postAdjustments'),
    ...when(any('StockCount', 'post'), 'postCounts'),
    ...when(any('InventoryAdjustment', 'reverse'), 'reverseAdjustments'),
    ...when(any('Project', 'activate', 'hold', 'complete', 'cancel'), 'steer'),
    ...when(any('User', 'invite'), 'invite'),
    ...when(any('User', 'resendConfirmation'), 'confirm'),
    ...when(any('User', 'turnOffSecondFactor'), 'second_factor'),
    ...when(any('Mail', 'send'), 'mail_out'),
    ...when(any('ErrorLog', 'resolve'), 'resolve'),
    ...when(
      rights.some(({ verbs, ownVerbs }) => isIn([...verbs, ...ownVerbs], 'export')),
      'export',
    ),
  ];
}

function hiddenOf(rights: readonly RoleRight[], say: Say, list: (subjects: RightSubject[]) => string): string[] {
  const readable = rights.filter(({ verbs, ownVerbs }) => isIn([...verbs, ...ownVerbs], 'read'));
  const having = (group: FieldGroup): RoleRight[] => readable.filter((right) => fieldGroupsOf(subjectOf(right)).includes(group));
  const without = (group: FieldGroup): RoleRight[] => having(group).filter(({ hidden }) => hidden.includes(group));
  const money = without('money');
  const amounts = !money.length
    ? []
    : money.length === having('money').length
      ? [say('no.money')]
      : [say('no.some_money', { things: list(money.map(subjectOf)) })];
  const cost = without('cost').map(subjectOf);
  const costs = cost.length ? [say('no.some_cost', { things: list(cost) })] : [];
  const ofColleagues = ({ subject }: RoleRight): boolean => subject === 'User';
  const ofOthers = without('personal').filter((right) => !ofColleagues(right));
  const [personal, account] = [without('personal').some(ofColleagues), without('account').length > 0];
  const colleagues =
    personal && account ? ['no.but_names'] : [...(personal ? ['no.personal'] : []), ...(account ? ['no.account'] : [])];
  const others = ofOthers.length ? [say('no.some_personal', { things: list(ofOthers.map(subjectOf)) })] : [];
  return [...amounts, ...costs, ...others, ...colleagues.map((key) => say(key))];
}
