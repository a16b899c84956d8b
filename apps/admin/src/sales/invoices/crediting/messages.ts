import type { SameKeys } from '../../../platform/i18n/languages.ts';

export const en = {
  crediting: {
    credit: 'Credit',
    correct: 'Correct this invoice',
    correct_text:
      'A credit note gives back what is left of this invoice and is issued at once. A new draft with the same lines opens, and you correct it there.',
    correct_now: 'Credit and open a new draft',
    date: 'Credit note date',
    reason_printed: 'Printed on the credit note.',
    move: 'Move the billed hours and costs to the new draft',
    move_hint: 'Otherwise they stay with this invoice and cannot be billed again.',
    corrected: 'Credited. This is the new draft.',
    none: 'No credit notes yet.',
    used: 'Credit of %{invoice}, used on %{date}',
    undo_use: 'Undo the use',
    undo_use_named: 'Undo the use: %{amount}',
    undo_use_text: '%{amount} becomes credit of %{customer} again, and is left to pay on %{invoice}.',
    undone_use: 'Use undone',
    in_hand:
      '%{customer} still has this invoice in hand: %{number} of %{date} over %{amount} was emailed before it was voided. Tell them that it no longer counts.',
  },
};

export const lt: SameKeys<typeof en> = {
  crediting: {
    credit: 'Kredituoti',
    correct: 'Taisyti šią sąskaitą',
    correct_text:
      'Iš karto bus išrašyta kreditinė sąskaita visai likusiai šios sąskaitos sumai ir atsivers naujas juodraštis su tomis pačiomis eilutėmis: jį ir pataisysite.',
    correct_now: 'Kredituoti ir atidaryti naują juodraštį',
    date: 'Kreditinės sąskaitos data',
    reason_printed: 'Spausdinama kreditinėje sąskaitoje.',
    move: 'Perkelti įtrauktas valandas ir išlaidas į naują juodraštį',
    move_hint: 'Kitaip jos liks šioje sąskaitoje ir iš naujo jų įtraukti nebus galima.',
    corrected: 'Kredituota. Tai naujas juodraštis.',
    none: 'Kreditinių sąskaitų dar nėra.',
    used: 'Sąskaitos %{invoice} permoka, panaudota %{date}',
    undo_use: 'Atšaukti panaudojimą',
    undo_use_named: 'Atšaukti panaudojimą: %{amount}',
    undo_use_text:
      '%{amount} vėl taps permoka, kuria galės naudotis %{customer}, o pagal sąskaitą %{invoice} tiek pat vėl reikės sumokėti.',
    undone_use: 'Panaudojimas atšauktas',
    in_hand:
      '%{customer} šią sąskaitą tebeturi: %{number}, %{date}, %{amount}, išsiųsta el. paštu prieš ją anuliuojant. Praneškite klientui, kad ji nebegalioja.',
  },
};

export const no: SameKeys<typeof en> = {
  crediting: {
    credit: 'Krediter',
    correct: 'Korriger denne fakturaen',
    correct_text:
      'En kreditnota for det som gjenstår av fakturaen, utstedes med en gang. Et nytt utkast med de samme linjene åpnes, og du retter det der.',
    correct_now: 'Krediter og åpne et nytt utkast',
    date: 'Kreditnotadato',
    reason_printed: 'Skrives ut på kreditnotaen.',
    move: 'Flytt de fakturerte timene og kostnadene til det nye utkastet',
    move_hint: 'Ellers blir de på denne fakturaen og kan ikke faktureres på nytt.',
    corrected: 'Kreditert. Dette er det nye utkastet.',
    none: 'Ingen kreditnotaer ennå.',
    used: 'Tilgodehavende fra %{invoice}, brukt %{date}',
    undo_use: 'Angre bruken',
    undo_use_named: 'Angre bruken: %{amount}',
    undo_use_text: '%{customer} får igjen %{amount} til gode, og beløpet gjenstår å betale på %{invoice}.',
    undone_use: 'Bruken er angret',
    in_hand:
      '%{customer} har fortsatt denne fakturaen: %{number} av %{date} på %{amount} ble sendt på e-post før den ble annullert. Gi kunden beskjed om at den ikke gjelder lenger.',
  },
};
