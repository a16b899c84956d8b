import { en as enFields, lt as ltFields, no as noFields } from '../../firm/parties/fields.messages.ts';
import type { SameKeys } from '../../platform/i18n/languages.ts';

export const en = {
  resources: {
    vendors: {
      fields: {
        ...enFields,
        account: 'Bank account',
        categoryId: 'Category',
        taxRateId: 'Tax rate',
        accountChangedAt: 'Bank account changed',
        accountChangedByName: 'Bank account changed by',
        accountConfirmedAt: 'Bank account confirmed',
        accountConfirmedByName: 'Bank account confirmed by',
        accountUnconfirmed: 'Changed account to confirm',
        payable: 'Left to pay',
        overdue: 'Overdue',
      },
    },
    vendorContacts: {
      fields: {
        vendorId: 'Vendor',
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
  vendors: {
    sections: { address: 'Address', payment: 'Payment', bills: 'Defaults for bills' },
    hint: {
      account: 'IBAN, or a Norwegian account number.',
      bills: 'A new bill of this vendor starts with these.',
      active: 'Only active vendors can be picked in new bills.',
    },
    tabs: { active: 'Active', inactive: 'Inactive', overview: 'Overview', contacts: 'Contact persons' },
    account: {
      changed: 'Changed on %{date} by %{name}',
      changed_unpaid: 'The bank account was changed on %{date} by %{name}. Nothing was paid to it yet.',
      changed_paid: 'The bank account was changed on %{date} by %{name}. The vendor was paid since.',
      brought: 'From e-invoice %{number} of %{date}',
      brought_unpaid: 'E-invoice %{number} brought this bank account on %{date}. Nothing was paid to it yet.',
      brought_paid: 'E-invoice %{number} brought this bank account on %{date}. The vendor was paid since.',
      brought_ask:
        'Ask the vendor on a number from another source than the e-invoice, then confirm the account. Until then, payment runs hold the vendor back.',
      ask: 'Call the vendor on a number that you already had. A second person who may pay then confirms the account.',
      confirm: 'Confirm the account',
      confirm_text: 'You asked the vendor, and %{account} is their account?',
      confirmed: 'Account confirmed',
      confirmed_by: 'Confirmed on %{date} by %{name}',
    },
    empty: 'No vendors yet. Add the first firm or person you buy from.',
  },
};

export const lt: SameKeys<typeof en> = {
  resources: {
    vendors: {
      fields: {
        ...ltFields,
        account: 'Banko sąskaita',
        categoryId: 'Kategorija',
        taxRateId: 'Mokesčio tarifas',
        accountChangedAt: 'Banko sąskaita pakeista',
        accountChangedByName: 'Banko sąskaitą pakeitė',
        accountConfirmedAt: 'Banko sąskaita patvirtinta',
        accountConfirmedByName: 'Banko sąskaitą patvirtino',
        accountUnconfirmed: 'Patvirtintina pakeista sąskaita',
        payable: 'Liko mokėti',
        overdue: 'Pradelsta',
      },
    },
    vendorContacts: {
      fields: {
        vendorId: 'Tiekėjas',
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
  vendors: {
    sections: { address: 'Adresas', payment: 'Atsiskaitymas', bills: 'Pirkimo sąskaitų numatytosios reikšmės' },
    hint: {
      account: 'IBAN arba Norvegijos banko sąskaitos numeris.',
      bills: 'Jos įrašomos naujoje šio tiekėjo sąskaitoje.',
      active: 'Naujose pirkimo sąskaitose galima pasirinkti tik aktyvius tiekėjus.',
    },
    tabs: { active: 'Aktyvūs', inactive: 'Neaktyvūs', overview: 'Apžvalga', contacts: 'Kontaktiniai asmenys' },
    account: {
      changed: 'Pakeitė %{name}, %{date}',
      changed_unpaid: 'Banko sąskaitą pakeitė %{name}, %{date}. Į ją dar nemokėta.',
      changed_paid: 'Banko sąskaitą pakeitė %{name}, %{date}. Po pakeitimo tiekėjui jau mokėta.',
      brought: 'Iš e. sąskaitos %{number}, %{date}',
      brought_unpaid: 'Šią banko sąskaitą %{date} nurodė e. sąskaita %{number}. Į ją dar nemokėta.',
      brought_paid: 'Šią banko sąskaitą %{date} nurodė e. sąskaita %{number}. Tiekėjui po to jau mokėta.',
      brought_ask:
        'Paklauskite tiekėjo telefonu, kurį radote ne e. sąskaitoje, tada sąskaitą patvirtinkite. Iki tol mokėjimų paketuose tiekėjas sulaikomas.',
      ask: 'Paskambinkite tiekėjui anksčiau turėtu numeriu. Tada sąskaitą patvirtina antras žmogus, galintis mokėti.',
      confirm: 'Patvirtinti sąskaitą',
      confirm_text: 'Ar paklausėte tiekėjo ir %{account} tikrai jo sąskaita?',
      confirmed: 'Sąskaita patvirtinta',
      confirmed_by: 'Patvirtino %{name}, %{date}',
    },
    empty: 'Tiekėjų dar nėra. Pridėkite pirmą įmonę ar asmenį, iš kurio perkate.',
  },
};

export const no: SameKeys<typeof en> = {
  resources: {
    vendors: {
      fields: {
        ...noFields,
        account: 'Bankkonto',
        categoryId: 'Kategori',
        taxRateId: 'Avgiftssats',
        accountChangedAt: 'Bankkonto endret',
        accountChangedByName: 'Bankkonto endret av',
        accountConfirmedAt: 'Bankkonto bekreftet',
        accountConfirmedByName: 'Bankkonto bekreftet av',
        accountUnconfirmed: 'Endret konto som skal bekreftes',
        payable: 'Gjenstår å betale',
        overdue: 'Forfalt',
      },
    },
    vendorContacts: {
      fields: {
        vendorId: 'Leverandør',
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
  vendors: {
    sections: { address: 'Adresse', payment: 'Betaling', bills: 'Standard for inngående fakturaer' },
    hint: {
      account: 'IBAN eller norsk kontonummer.',
      bills: 'En ny inngående faktura fra leverandøren begynner med disse.',
      active: 'Bare aktive leverandører kan velges på nye inngående fakturaer.',
    },
    tabs: { active: 'Aktive', inactive: 'Inaktive', overview: 'Oversikt', contacts: 'Kontaktpersoner' },
    account: {
      changed: 'Endret %{date} av %{name}',
      changed_unpaid: 'Bankkontoen ble endret %{date} av %{name}. Ingenting er betalt til den ennå.',
      changed_paid: 'Bankkontoen ble endret %{date} av %{name}. Leverandøren er betalt etterpå.',
      brought: 'Fra e-faktura %{number}, %{date}',
      brought_unpaid: 'E-faktura %{number} oppga denne bankkontoen %{date}. Ingenting er betalt til den ennå.',
      brought_paid: 'E-faktura %{number} oppga denne bankkontoen %{date}. Leverandøren er betalt etterpå.',
      brought_ask:
        'Spør leverandøren på et nummer som dere ikke har fra e-fakturaen, og bekreft deretter kontoen. Til det er gjort, holdes leverandøren utenfor betalingslister.',
      ask: 'Ring leverandøren på et nummer du hadde fra før. Deretter bekrefter en annen person som kan betale, kontoen.',
      confirm: 'Bekreft kontoen',
      confirm_text: 'Har du spurt leverandøren, og er %{account} kontoen deres?',
      confirmed: 'Kontoen er bekreftet',
      confirmed_by: 'Bekreftet %{date} av %{name}',
    },
    empty: 'Ingen leverandører ennå. Legg til den første du kjøper fra.',
  },
};
