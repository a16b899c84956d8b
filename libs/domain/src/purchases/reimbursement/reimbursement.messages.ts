import { invalid } from '../../platform/errors/message.ts';

export const reimbursementMessages = {
  'reimbursement.no_expenses': invalid({
    en: 'Choose at least one expense to reimburse.',
    lt: 'Pasirinkite bent vienas kompensuojamas išlaidas.',
    no: 'Velg minst ett utlegg som skal refunderes.',
  }),
  'reimbursement.other_person': invalid({
    en: 'One payment reimburses the expenses of one person.',
    lt: 'Vienu mokėjimu kompensuojamos vieno žmogaus išlaidos.',
    no: 'Én betaling refunderer utleggene til én person.',
  }),
  'reimbursement.in_future': invalid({
    en: 'The payment date is in the future.',
    lt: 'Mokėjimo data dar neatėjo.',
    no: 'Betalingsdatoen er i fremtiden.',
  }),
  'reimbursement.before_expense': invalid({
    en: 'The payment date is before the date of an expense.',
    lt: 'Mokėjimo data yra ankstesnė už išlaidų datą.',
    no: 'Betalingsdatoen er før datoen på et utlegg.',
  }),
};
