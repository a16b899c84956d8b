import { en as enFields, lt as ltFields, no as noFields } from '../../firm/parties/fields.messages.ts';
import type { SameKeys } from '../../platform/i18n/languages.ts';

export const en = {
  resources: {
    customers: {
      fields: {
        ...enFields,
        shippingStreet: 'Street',
        remindersOff: 'No automatic reminders of due invoices',
        shippingCity: 'City',
        shippingZip: 'Postal code',
        shippingCountry: 'Country',
        language: 'Language of documents',
        hourlyRate: 'Hourly rate',
        rates: 'Rates from a date',
        discountPercent: 'Discount',
        buyerReference: 'Customer reference',
        orderReference: 'Customer order number',
        electronicAddress: 'Electronic address',
        electronicAddressScheme: 'Type of electronic address',
        publicBody: 'Public body',
        invoiceChannel: 'Invoices go by',
        primaryContactName: 'Contact person',
        receivable: 'Receivable',
        overdue: 'Overdue',
        unusedCredit: 'Unused credit',
        createdAt: 'Added',
      },
    },
    contacts: {
      fields: {
        customerId: 'Customer',
        firstName: 'First name',
        lastName: 'Last name',
        fullName: 'Name',
        position: 'Position',
        email: 'Email',
        phone: 'Phone',
        isPrimary: 'Primary contact',
        notes: 'Notes',
      },
    },
  },
  customers: {
    sections: {
      addresses: 'Addresses',
      billing_address: 'Billing address',
      shipping_address: 'Shipping address',
    },
    hint: {
      shipping: 'Only if it differs from the billing address.',
      language: 'Invoices and emails to this customer are in this language.',
      active: 'Only active customers can be picked in new documents.',
    },
    tabs: { active: 'Active', inactive: 'Inactive', overview: 'Overview' },
    balance: 'Balance',
    same_address: 'Same as the billing address',
    empty: 'No customers yet. Add the first one to make invoices and projects for it.',
  },
};

export const lt: SameKeys<typeof en> = {
  resources: {
    customers: {
      fields: {
        ...ltFields,
        shippingStreet: 'Gatvė',
        remindersOff: 'Neapmokėtų sąskaitų automatiškai nepriminti',
        shippingCity: 'Miestas',
        shippingZip: 'Pašto kodas',
        shippingCountry: 'Šalis',
        language: 'Dokumentų kalba',
        hourlyRate: 'Valandos įkainis',
        rates: 'Įkainiai nuo datos',
        discountPercent: 'Nuolaida',
        buyerReference: 'Jūsų nuoroda',
        orderReference: 'Kliento užsakymo numeris',
        electronicAddress: 'Elektroninis adresas',
        electronicAddressScheme: 'Elektroninio adreso tipas',
        publicBody: 'Viešojo sektoriaus įstaiga',
        invoiceChannel: 'Sąskaitų siuntimas',
        primaryContactName: 'Kontaktinis asmuo',
        receivable: 'Skola',
        overdue: 'Pradelsta',
        unusedCredit: 'Nepanaudota permoka',
        createdAt: 'Pridėtas',
      },
    },
    contacts: {
      fields: {
        customerId: 'Klientas',
        firstName: 'Vardas',
        lastName: 'Pavardė',
        fullName: 'Vardas ir pavardė',
        position: 'Pareigos',
        email: 'El. paštas',
        phone: 'Telefonas',
        isPrimary: 'Pagrindinis kontaktas',
        notes: 'Pastabos',
      },
    },
  },
  customers: {
    sections: {
      addresses: 'Adresai',
      billing_address: 'Sąskaitų adresas',
      shipping_address: 'Pristatymo adresas',
    },
    hint: {
      shipping: 'Tik jei skiriasi nuo sąskaitų adreso.',
      language: 'Šia kalba klientui rengiamos sąskaitos ir laiškai.',
      active: 'Naujuose dokumentuose galima pasirinkti tik aktyvius klientus.',
    },
    tabs: { active: 'Aktyvūs', inactive: 'Neaktyvūs', overview: 'Apžvalga' },
    balance: 'Balansas',
    same_address: 'Toks pat kaip sąskaitų adresas',
    empty: 'Klientų dar nėra. Pridėkite pirmąjį, kad galėtumėte rengti jam sąskaitas ir projektus.',
  },
};

export const no: SameKeys<typeof en> = {
  resources: {
    customers: {
      fields: {
        ...noFields,
        shippingStreet: 'Gate',
        remindersOff: 'Ingen automatiske purringer',
        shippingCity: 'Sted',
        shippingZip: 'Postnummer',
        shippingCountry: 'Land',
        language: 'Dokumentspråk',
        hourlyRate: 'Timepris',
        rates: 'Timepriser fra en dato',
        discountPercent: 'Rabatt',
        buyerReference: 'Deres referanse',
        orderReference: 'Kundens ordrenummer',
        electronicAddress: 'Elektronisk adresse',
        electronicAddressScheme: 'Type elektronisk adresse',
        publicBody: 'Offentlig virksomhet',
        invoiceChannel: 'Fakturaer sendes som',
        primaryContactName: 'Kontaktperson',
        receivable: 'Utestående',
        overdue: 'Forfalt',
        unusedCredit: 'Ubrukt tilgodehavende',
        createdAt: 'Lagt til',
      },
    },
    contacts: {
      fields: {
        customerId: 'Kunde',
        firstName: 'Fornavn',
        lastName: 'Etternavn',
        fullName: 'Navn',
        position: 'Stilling',
        email: 'E-post',
        phone: 'Telefon',
        isPrimary: 'Hovedkontakt',
        notes: 'Notater',
      },
    },
  },
  customers: {
    sections: {
      addresses: 'Adresser',
      billing_address: 'Fakturaadresse',
      shipping_address: 'Leveringsadresse',
    },
    hint: {
      shipping: 'Bare hvis den er en annen enn fakturaadressen.',
      language: 'Fakturaer og e-poster til kunden er på dette språket.',
      active: 'Bare aktive kunder kan velges i nye dokumenter.',
    },
    tabs: { active: 'Aktive', inactive: 'Inaktive', overview: 'Oversikt' },
    balance: 'Saldo',
    same_address: 'Samme som fakturaadressen',
    empty: 'Ingen kunder ennå. Legg til den første for å lage fakturaer og prosjekter.',
  },
};
