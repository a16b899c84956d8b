import type { SameKeys } from '../../platform/i18n/languages.ts';
import { lt as documentFields } from '../../documents/fields.messages.ts';
import { lt as scheduleFields } from '../../documents/schedule/fields.messages.ts';
import type { en } from './messages.ts';

export const lt: SameKeys<typeof en> = {
  resources: {
    recurringBills: {
      fields: {
        ...documentFields,
        ...scheduleFields,
        vendorId: 'Tiekėjas',
        vendorName: 'Tiekėjas',
        paymentReference: 'Įmokos kodas',
        reverseCharge: 'Atvirkštinis apmokestinimas',
        reverseTax: 'PVM, kurį skaičiuojate patys',
        deductibleTax: 'Atskaitomas PVM',
        deductiblePercent: 'Atskaitoma, %',
        unitCost: 'Kaina',
        taxAmount: 'Mokesčio suma',
        categoryId: 'Kategorija',
        billable: 'Perfakturuojama',
        markUpPercent: 'Antkainis, %',
        outlay: 'Sumokėta kliento vardu',
        comment: 'Komentaras',
      },
    },
  },
  recurringBills: {
    empty:
      'Periodinių pirkimo sąskaitų dar nėra. Sukurkite jas tam, už ką tiekėjai išrašo nuolat, pavyzdžiui, nuomai ar programoms.',
    new: 'Nauja periodinė pirkimo sąskaita',
    runs: 'Sukurtos sąskaitos',
    no_runs: 'Dar nesukurta nė viena sąskaita.',
    lines: 'Kiekviena sąskaita',
    made_hint: 'Kiekvieną datą sukuriamas juodraštis: jame įrašysite tiekėjo numerį ir pridėsite sąskaitą.',
    state: { made: 'Sukurta', failed: 'Nesukurta', skipped: 'Praleista' },
    hint: {
      name: 'Matote tik jūs, pavyzdžiui, „Biuro nuoma“.',
      terms: 'Palikite tuščią, jei galioja tiekėjo apmokėjimo terminas.',
      reference: 'Jei visose sąskaitose ta pati: RF, KID ar kita tiekėjo nurodyta.',
    },
    confirm: {
      make: 'Sukurti %{date} sąskaitą dabar? Ji liks juodraštis.',
      skip: 'Praleisti %{date}? Tos datos sąskaita nebus kuriama.',
      delete: 'Jau sukurtos sąskaitos liks.',
    },
    done: { save: 'Periodinė pirkimo sąskaita įrašyta', make: 'Sąskaita sukurta' },
  },
};
