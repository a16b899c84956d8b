import type { SameKeys } from '../../platform/i18n/languages.ts';

export const en = {
  electronic: {
    title: 'E-invoices',
    customer_hint: 'How invoices reach this customer, and what the e-invoice says.',
    firm_hint: 'E-invoices name it as their sender.',
    by_code: 'Leave empty: e-invoices use %{address}, the company code.',
    by_vat_code: 'Leave empty: e-invoices use %{address}, the VAT code.',
    needed: 'Without it there can be no e-invoices.',
    schemes: {
      '0192': 'Norway: organisation number',
      '0200': 'Lithuania: company code',
      '9937': 'Lithuania: VAT code',
      '0088': 'GLN (13 digits)',
      '0007': 'Sweden: organisation number',
      '0184': 'Denmark: CVR number',
      '0191': 'Estonia: company code',
      '0216': 'Finland: OVT code',
      '0218': 'Latvia: registration number',
      '0208': 'Belgium: enterprise number',
      '0106': 'Netherlands: KvK number',
      '0204': 'Germany: Leitweg-ID',
      '9930': 'Germany: VAT number',
      '9945': 'Poland: VAT number',
    },
    channels: {
      mail: 'Email with the PDF',
      mailWithXml: 'Email with the PDF and the e-invoice',
      download: 'No email: we pass the e-invoice on ourselves',
    },
    hint: {
      public_body: 'A public body accepts e-invoices only: an invoice that cannot be one is not sent.',
      order_reference: 'Used where an invoice has no order number of its own.',
      buyer_reference: 'Printed on invoices. A public body says which one it wants.',
    },
  },
};

export const lt: SameKeys<typeof en> = {
  electronic: {
    title: 'E. sąskaitos',
    customer_hint: 'Kaip sąskaitos pasiekia šį klientą ir kas nurodoma e. sąskaitoje.',
    firm_hint: 'E. sąskaitose jis nurodomas kaip siuntėjo adresas.',
    by_code: 'Palikite tuščią: e. sąskaitose nurodomas %{address}, įmonės kodas.',
    by_vat_code: 'Palikite tuščią: e. sąskaitose nurodomas %{address}, PVM mokėtojo kodas.',
    needed: 'Be jo e. sąskaitos parengti negalima.',
    schemes: {
      '0192': 'Norvegija: organizacijos numeris',
      '0200': 'Lietuva: įmonės kodas',
      '9937': 'Lietuva: PVM mokėtojo kodas',
      '0088': 'GLN (13 skaitmenų)',
      '0007': 'Švedija: organizacijos numeris',
      '0184': 'Danija: CVR numeris',
      '0191': 'Estija: įmonės kodas',
      '0216': 'Suomija: OVT kodas',
      '0218': 'Latvija: registracijos numeris',
      '0208': 'Belgija: įmonės numeris',
      '0106': 'Nyderlandai: KvK numeris',
      '0204': 'Vokietija: Leitweg-ID',
      '9930': 'Vokietija: PVM numeris',
      '9945': 'Lenkija: PVM numeris',
    },
    channels: {
      mail: 'El. paštu su PDF',
      mailWithXml: 'El. paštu su PDF ir e. sąskaita',
      download: 'Ne el. paštu: e. sąskaitą perduodame patys',
    },
    hint: {
      public_body: 'Viešojo sektoriaus įstaiga priima tik e. sąskaitas: kol jos parengti negalima, sąskaita nesiunčiama.',
      order_reference: 'Nurodomas, kai pati sąskaita užsakymo numerio neturi.',
      buyer_reference: 'Spausdinama sąskaitose. Kokios nuorodos reikia, pasako pati įstaiga.',
    },
  },
};

export const no: SameKeys<typeof en> = {
  electronic: {
    title: 'E-faktura (EHF)',
    customer_hint: 'Hvordan fakturaer når denne kunden, og hva EHF-fakturaen oppgir.',
    firm_hint: 'EHF-fakturaer oppgir den som avsender.',
    by_code: 'La stå tomt: EHF-fakturaer bruker %{address}, organisasjonsnummeret.',
    by_vat_code: 'La stå tomt: EHF-fakturaer bruker %{address}, mva-nummeret.',
    needed: 'Uten den kan det ikke lages EHF-faktura.',
    schemes: {
      '0192': 'Norge: organisasjonsnummer',
      '0200': 'Litauen: organisasjonsnummer',
      '9937': 'Litauen: mva-nummer',
      '0088': 'GLN (13 sifre)',
      '0007': 'Sverige: organisasjonsnummer',
      '0184': 'Danmark: CVR-nummer',
      '0191': 'Estland: registernummer',
      '0216': 'Finland: OVT-kode',
      '0218': 'Latvia: registreringsnummer',
      '0208': 'Belgia: foretaksnummer',
      '0106': 'Nederland: KvK-nummer',
      '0204': 'Tyskland: Leitweg-ID',
      '9930': 'Tyskland: mva-nummer',
      '9945': 'Polen: mva-nummer',
    },
    channels: {
      mail: 'E-post med PDF',
      mailWithXml: 'E-post med PDF og EHF-faktura',
      download: 'Ikke e-post: vi sender EHF-fakturaen videre selv',
    },
    hint: {
      public_body: 'Det offentlige tar bare imot EHF: en faktura som ikke kan bli det, blir ikke sendt.',
      order_reference: 'Brukes når fakturaen ikke har et eget ordrenummer.',
      buyer_reference: 'Skrives på fakturaer. Offentlige kunder oppgir hvilken de vil ha.',
    },
  },
};
