import { lt as documentFields } from '../../documents/fields.messages.ts';
import type { SameKeys } from '../../platform/i18n/languages.ts';
import type { en } from './messages.ts';

export const lt: SameKeys<typeof en> = {
  resources: {
    retainerInvoices: {
      fields: {
        ...documentFields,
        invoiceDate: 'Sąskaitos data',
        dueDate: 'Apmokėti iki',
        carriesTax: 'Avanso mokestis',
        paid: 'Apmokėta',
        balance: 'Liko sumokėti',
        applied: 'Panaudota sąskaitose',
        refunded: 'Grąžinta',
        available: 'Galima panaudoti',
        paymentReference: 'Mokėjimo nuoroda',
        paidAt: 'Apmokėjimo data',
        reason: 'Priežastis',
      },
    },
  },
  retainerInvoices: {
    none: 'Avansinių sąskaitų dar nėra.',
    empty: 'Avansinių sąskaitų dar nėra. Paprašykite kliento avanso – jis bus panaudotas vėlesnėms sąskaitoms.',
    new: 'Nauja avansinė sąskaita',
    tabs: { draft: 'Juodraščiai', sent: 'Išsiųstos', overdue: 'Pradelstos', paid: 'Apmokėtos', void: 'Anuliuotos' },
    badge: { available: 'Galima panaudoti %{amount}', used_up: 'Panaudota' },
    tax: { carried: 'Šioje avansinėje sąskaitoje', later: 'Galutinėje sąskaitoje' },
    delete_drafts: 'Ištrinti juodraščius',
    frozen: 'Ši avansinė sąskaita išsiųsta. Jos sumos nesikeičia.',
    to_retainer: 'Eiti į avansinę sąskaitą',
    paper: { noun: 'Avansinė sąskaita', to_pay: 'Mokėti' },
    action: {
      send: 'Siųsti',
      recordPayment: 'Įrašyti mokėjimą',
      markPaid: 'Pažymėti kaip apmokėtą',
      void: 'Anuliuoti',
    },
    confirm: {
      send: 'Ar tikrai norite išsiųsti šią avansinę sąskaitą? To atšaukti nebus galima.',
      issue: 'Taip, siųsti',
      recordPayment: 'Dar liko sumokėti %{amount}.',
      markPaid: 'Ar tikrai? Bus įrašytas %{amount} mokėjimas ir mokėti nieko neliks.',
      void: 'Ar tikrai? Numeris liks visam laikui, o mokėti nebereikės.',
      delete: 'Ji niekada nebuvo išsiųsta, todėl niekas kitas jos neturi.',
    },
    done: {
      save: 'Avansinė sąskaita sėkmingai išsaugota',
      send: 'Avansinė sąskaita išsiųsta',
      recordPayment: 'Mokėjimas įrašytas',
      markPaid: 'Pažymėta kaip apmokėta',
      void: 'Avansinė sąskaita anuliuota',
    },
    why: { has_payments: 'Pirmiausia atšaukite jos mokėjimus.' },
    show: {
      overview: 'Apžvalga',
      payments: 'Mokėjimai',
      no_payments: 'Mokėjimų dar nėra.',
    },
  },
};
