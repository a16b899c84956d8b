import type { SameKeys } from '../../platform/i18n/languages.ts';

export const en = {
  reports: {
    profit: {
      what: 'income or expenses',
      measures: {
        income: 'Income',
        expenses: 'Expenses',
        labour: 'Labour',
        goods: 'Goods sold',
        profit: 'Profit',
        margin: 'Margin',
      },
      switches: { labour: 'Count labour', goods: 'Count goods when they are sold' },
      explained: {
        income: 'Income without tax of the same days and basis, as in the income report.',
        expenses:
          'Cost of the same days and basis, as in the expenses report. When goods count as they are sold, it is without what was bought for stock.',
        labour: 'Hours logged, times the cost rate of each, with the employer charges of the day.',
        goods: 'What the goods on invoices had cost, less what customers returned.',
        profit: 'Income, less expenses, and less labour and goods sold where they are counted.',
        margin: 'Profit as a share of income.',
      },
      rule: 'Income and expenses are those of their reports for the same days and basis. Goods count once: when they are bought or, if you choose so, when they are sold. Wages are not among the expenses unless a bill or an expense says so; count labour only if they are not.',
    },
  },
};

export const lt: SameKeys<typeof en> = {
  reports: {
    profit: {
      what: 'Pajamos ar išlaidos',
      measures: {
        income: 'Pajamos',
        expenses: 'Išlaidos',
        labour: 'Darbas',
        goods: 'Parduotos prekės',
        profit: 'Pelnas',
        margin: 'Marža',
      },
      switches: { labour: 'Įskaityti darbą', goods: 'Prekes įskaityti, kai parduodamos' },
      explained: {
        income: 'Tų pačių dienų ir to paties pagrindo pajamos be PVM, kaip pajamų ataskaitoje.',
        expenses:
          'Tų pačių dienų ir to paties pagrindo savikaina, kaip išlaidų ataskaitoje. Kai prekės įskaitomos parduodant – be to, kas pirkta atsargoms.',
        labour: 'Įrašytos valandos, padaugintos iš kiekvienos savikainos įkainio, su tos dienos darbdavio įmokomis.',
        goods: 'Sąskaitose nurodytų prekių savikaina, atėmus tai, ką klientai grąžino.',
        profit: 'Pajamos, atėmus išlaidas, o jei įskaitoma – ir darbą bei parduotas prekes.',
        margin: 'Pelno dalis pajamose.',
      },
      rule: 'Pajamos ir išlaidos yra tos pačios kaip jų ataskaitose už tas pačias dienas tuo pačiu pagrindu. Prekės įskaitomos kartą: kai perkamos arba, jei taip pasirinkote, kai parduodamos. Darbo užmokestis nėra išlaidos, nebent jį nurodo pirkimo sąskaita ar išlaidos; darbą įskaitykite tik tada, kai jo ten nėra.',
    },
  },
};

export const no: SameKeys<typeof en> = {
  reports: {
    profit: {
      what: 'inntekter eller kostnader',
      measures: {
        income: 'Inntekter',
        expenses: 'Kostnader',
        labour: 'Arbeid',
        goods: 'Solgte varer',
        profit: 'Resultat',
        margin: 'Margin',
      },
      switches: { labour: 'Ta med arbeid', goods: 'Ta med varer når de selges' },
      explained: {
        income: 'Inntekter uten mva. for de samme dagene og på samme grunnlag, som i inntektsrapporten.',
        expenses:
          'Kostnad for de samme dagene og på samme grunnlag, som i kostnadsrapporten. Når varer tas med når de selges, er det uten det som er kjøpt til lager.',
        labour: 'Førte timer ganger kostsatsen for hver, med arbeidsgiverens avgifter den dagen.',
        goods: 'Det varene på fakturaene hadde kostet, minus det kundene returnerte.',
        profit: 'Inntekter minus kostnader, og minus arbeid og solgte varer der de tas med.',
        margin: 'Resultatet som andel av inntektene.',
      },
      rule: 'Inntekter og kostnader er de samme som i rapportene om dem for de samme dagene og på samme grunnlag. Varer teller én gang: når de kjøpes eller, hvis du velger det, når de selges. Lønn er ikke blant kostnadene med mindre en inngående faktura eller et utlegg sier det; ta med arbeid bare når den ikke er der.',
    },
  },
};
