import type { SameKeys } from '../../platform/i18n/languages.ts';

export const en = {
  reports: {
    expenses: {
      what: 'expenses',
      measures: { net: 'Cost', tax: 'Deductible tax', gross: 'Paid or owed', forStock: 'Of the cost, for stock' },
      explained: {
        net: 'Bills and expenses without the tax that is deducted, less the credit notes and refunds of vendors.',
        tax: 'What is paid or owed for them, less their cost. Under reverse charge nothing of the tax is paid to the vendor, so it can be below zero.',
        gross: 'Bills and expenses as they are paid or owed, less the credit notes and refunds of vendors.',
        forStock:
          'The lines of bills with items that are kept in stock, less the credit notes for them. They are part of the cost.',
      },
      rule: 'By document date, a bill counts line by line on its date, an expense once it is approved, and a credit note on its own date; drafts, void documents and opening bills do not count. By payment, a bill counts on the days it is paid, an expense on its day or, when an employee paid it, with the reimbursement. Amounts are in the currency of the organisation, at the exchange rate of each document.',
    },
  },
};

export const lt: SameKeys<typeof en> = {
  reports: {
    expenses: {
      what: 'Išlaidos',
      measures: { net: 'Savikaina', tax: 'Atskaitomas PVM', gross: 'Sumokėta ar mokėtina', forStock: 'Iš jų atsargoms' },
      explained: {
        net: 'Pirkimo sąskaitos ir išlaidos be atskaitomo PVM, atėmus tiekėjų kreditines sąskaitas ir grąžinimus.',
        tax: 'Kiek už jas sumokėta ar mokėtina, atėmus savikainą. Taikant atvirkštinį apmokestinimą PVM tiekėjui nemokamas, todėl suma gali būti neigiama.',
        gross:
          'Pirkimo sąskaitos ir išlaidos taip, kaip sumokėta ar mokėtina, atėmus tiekėjų kreditines sąskaitas ir grąžinimus.',
        forStock:
          'Pirkimo sąskaitų eilutės su prekėmis, kurių atsargos vedamos, atėmus jų kreditines sąskaitas. Jos yra savikainos dalis.',
      },
      rule: 'Pagal dokumento datą pirkimo sąskaita įskaitoma eilutėmis jos dieną, išlaidos – kai patvirtintos, kreditinė sąskaita – savo dieną; juodraščiai, anuliuoti dokumentai ir pradinės sąskaitos neįskaitomi. Pagal mokėjimą sąskaita įskaitoma tomis dienomis, kai apmokama, išlaidos – savo dieną arba, jei mokėjo darbuotojas, su kompensacija. Sumos – organizacijos valiuta, kiekvieno dokumento kursu.',
    },
  },
};

export const no: SameKeys<typeof en> = {
  reports: {
    expenses: {
      what: 'kostnader',
      measures: {
        net: 'Kostnad',
        tax: 'Fradragsberettiget mva.',
        gross: 'Betalt eller skyldig',
        forStock: 'Av kostnaden, til lager',
      },
      explained: {
        net: 'Inngående fakturaer og utlegg uten mva. som trekkes fra, minus kreditnotaer og tilbakebetalinger fra leverandører.',
        tax: 'Det som er betalt eller skyldes for dem, minus kostnaden. Ved omvendt avgiftsplikt får leverandøren ingen mva., så beløpet kan være under null.',
        gross:
          'Inngående fakturaer og utlegg slik de betales eller skyldes, minus kreditnotaer og tilbakebetalinger fra leverandører.',
        forStock:
          'Linjene i inngående fakturaer med varer som føres på lager, minus kreditnotaer for dem. De er en del av kostnaden.',
      },
      rule: 'Etter dokumentdato teller en inngående faktura linje for linje på sin dato, et utlegg når det er godkjent, og en kreditnota på sin dato; utkast, annullerte dokumenter og åpningsfakturaer teller ikke. Etter betaling teller en inngående faktura de dagene den betales, et utlegg på sin dag eller, når en ansatt betalte, med refusjonen. Beløpene er i organisasjonens valuta, til kursen på hvert dokument.',
    },
  },
};
