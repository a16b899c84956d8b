import type { SameKeys } from '../../platform/i18n/languages.ts';

export const en = {
  reminders: {
    title: 'Reminders',
    send: 'Send a reminder',
    text: 'It asks for %{amount} and brings the PDF of the invoice.',
    text_with_statement: 'It asks for %{amount} and brings the PDF of the invoice and the statement of the customer.',
    stages: {
      upcoming: 'Before the due date',
      first: 'First reminder',
      second: 'Second reminder',
      final: 'Final reminder',
    },
    by_schedule: 'Automatic, to %{to}',
    by_hand: 'Sent by a person, to %{to}',
    next: 'Next: %{name}, %{date}, to %{to}',
    next_today: 'Next: %{name}, today, to %{to}',
    none_scheduled: 'No reminder leaves automatically.',
    no_address: 'No reminder leaves automatically: the customer has no email address.',
    disputed: 'No reminder is sent while the customer disputes the invoice.',
  },
};

export const lt: SameKeys<typeof en> = {
  reminders: {
    title: 'Priminimai',
    send: 'Siųsti priminimą',
    text: 'Prašoma sumokėti %{amount}; prie laiško pridedamas sąskaitos PDF.',
    text_with_statement: 'Prašoma sumokėti %{amount}; prie laiško pridedamas sąskaitos PDF ir kliento išrašas.',
    stages: {
      upcoming: 'Prieš terminą',
      first: 'Pirmas priminimas',
      second: 'Antras priminimas',
      final: 'Paskutinis priminimas',
    },
    by_schedule: 'Automatiškai, kam: %{to}',
    by_hand: 'Siuntė žmogus, kam: %{to}',
    next: 'Kitas: %{name}, %{date}, kam: %{to}',
    next_today: 'Kitas: %{name}, šiandien, kam: %{to}',
    none_scheduled: 'Automatiškai priminimai nesiunčiami.',
    no_address: 'Automatiškai priminimai nesiunčiami: klientas neturi el. pašto adreso.',
    disputed: 'Kol klientas sąskaitą ginčija, priminimai nesiunčiami.',
  },
};

export const no: SameKeys<typeof en> = {
  reminders: {
    title: 'Purringer',
    send: 'Send purring',
    text: 'Kunden blir bedt om å betale %{amount}, og fakturaen følger med som PDF.',
    text_with_statement: 'Kunden blir bedt om å betale %{amount}, og fakturaen og kontoutskriften følger med som PDF.',
    stages: {
      upcoming: 'Før forfall',
      first: 'Første purring',
      second: 'Andre purring',
      final: 'Siste purring',
    },
    by_schedule: 'Automatisk, til %{to}',
    by_hand: 'Sendt manuelt, til %{to}',
    next: 'Neste: %{name}, %{date}, til %{to}',
    next_today: 'Neste: %{name}, i dag, til %{to}',
    none_scheduled: 'Ingen purring sendes automatisk.',
    no_address: 'Ingen purring sendes automatisk: kunden har ingen e-postadresse.',
    disputed: 'Det sendes ingen purringer mens kunden bestrider fakturaen.',
  },
};
