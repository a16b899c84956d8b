import type { SameKeys } from '../../platform/i18n/languages.ts';

export const en = {
  resources: {
    absences: {
      fields: {
        userId: 'Person',
        userName: 'Person',
        kind: 'Kind',
        firstDate: 'First day',
        lastDate: 'Last day',
        note: 'Note',
        status: 'Status',
        workdayCount: 'Working days',
        remark: 'Remark',
        decidedAt: 'Decided at',
        decidedById: 'Decided by',
        decidedByName: 'Decided by',
      },
    },
  },
  absences: {
    empty: 'No absences yet. Ask for days off here, and your manager decides.',
    ask: 'Ask for days off',
    asked: 'Asked for days off',
    kinds: { holiday: 'Holiday', sick: 'Illness', parental: 'Parental leave', other: 'Other' },
    status: { asked: 'Waits for a decision', approved: 'Approved', refused: 'Refused', cancelled: 'Cancelled' },
    days: '1 working day |||| %{smart_count} working days',
    action: { approve: 'Approve', refuse: 'Refuse', cancel: 'Cancel' },
    done: { approve: 'Absence approved', refuse: 'Absence refused', cancel: 'Absence cancelled' },
    confirm: {
      refuse: '%{person} reads your remark.',
      cancel: 'These days become working days again.',
    },
    decided: '%{person} on %{date}',
    balance: {
      title: 'Your holiday in %{year}',
      entitled: 'Days a year',
      taken: 'Taken',
      planned: 'Planned',
      asked: 'Waiting',
      left: 'Left',
    },
  },
};

export const lt: SameKeys<typeof en> = {
  resources: {
    absences: {
      fields: {
        userId: 'Darbuotojas',
        userName: 'Darbuotojas',
        kind: 'Rūšis',
        firstDate: 'Pirmoji diena',
        lastDate: 'Paskutinė diena',
        note: 'Pastaba',
        status: 'Būsena',
        workdayCount: 'Darbo dienos',
        remark: 'Vadovo pastaba',
        decidedAt: 'Nuspręsta',
        decidedById: 'Nusprendė',
        decidedByName: 'Nusprendė',
      },
    },
  },
  absences: {
    empty: 'Neatvykimų dar nėra. Čia paprašykite laisvų dienų, o nuspręs jūsų vadovas.',
    ask: 'Prašyti laisvų dienų',
    asked: 'Prašymas pateiktas',
    kinds: { holiday: 'Atostogos', sick: 'Liga', parental: 'Vaiko priežiūros atostogos', other: 'Kita' },
    status: { asked: 'Laukia sprendimo', approved: 'Patvirtinta', refused: 'Atmesta', cancelled: 'Atšaukta' },
    days: '%{smart_count} darbo diena |||| %{smart_count} darbo dienos |||| %{smart_count} darbo dienų',
    action: { approve: 'Patvirtinti', refuse: 'Atmesti', cancel: 'Atšaukti' },
    done: { approve: 'Neatvykimas patvirtintas', refuse: 'Neatvykimas atmestas', cancel: 'Neatvykimas atšauktas' },
    confirm: {
      refuse: 'Jūsų pastabą matys %{person}.',
      cancel: 'Šios dienos vėl taps darbo dienomis.',
    },
    decided: '%{person}, %{date}',
    balance: {
      title: 'Jūsų atostogos %{year} m.',
      entitled: 'Dienų per metus',
      taken: 'Panaudota',
      planned: 'Suplanuota',
      asked: 'Laukia sprendimo',
      left: 'Liko',
    },
  },
};

export const no: SameKeys<typeof en> = {
  resources: {
    absences: {
      fields: {
        userId: 'Person',
        userName: 'Person',
        kind: 'Type',
        firstDate: 'Første dag',
        lastDate: 'Siste dag',
        note: 'Notat',
        status: 'Status',
        workdayCount: 'Arbeidsdager',
        remark: 'Merknad',
        decidedAt: 'Avgjort',
        decidedById: 'Avgjort av',
        decidedByName: 'Avgjort av',
      },
    },
  },
  absences: {
    empty: 'Ingen fravær ennå. Be om fri her, så avgjør lederen din.',
    ask: 'Be om fri',
    asked: 'Forespørselen er sendt',
    kinds: { holiday: 'Ferie', sick: 'Sykdom', parental: 'Foreldrepermisjon', other: 'Annet' },
    status: { asked: 'Venter på avgjørelse', approved: 'Godkjent', refused: 'Avslått', cancelled: 'Avlyst' },
    days: '1 arbeidsdag |||| %{smart_count} arbeidsdager',
    action: { approve: 'Godkjenn', refuse: 'Avslå', cancel: 'Avlys' },
    done: { approve: 'Fraværet er godkjent', refuse: 'Fraværet er avslått', cancel: 'Fraværet er avlyst' },
    confirm: {
      refuse: '%{person} leser merknaden din.',
      cancel: 'Disse dagene blir arbeidsdager igjen.',
    },
    decided: '%{person}, %{date}',
    balance: {
      title: 'Ferien din i %{year}',
      entitled: 'Dager per år',
      taken: 'Tatt ut',
      planned: 'Planlagt',
      asked: 'Venter',
      left: 'Igjen',
    },
  },
};
