import type { SameKeys } from '../../platform/i18n/languages.ts';

export const en = {
  eInvoice: {
    title: 'E-invoice',
    ready: 'Frozen as it was issued (UBL 2.1, Peppol BIS Billing 3).',
    pending: 'The e-invoice is being created.',
    failed: 'The file could not be stored. It is written anew from what was issued when you download it.',
    none: 'There is no e-invoice: this was sent before Kontor made them.',
    void: 'There is no e-invoice: this was voided.',
    lacking: 'There is no e-invoice. This was missing when it was sent:',
    later: 'Once it is added, the next invoices have one.',
    gaps: { seller: 'the electronic address of your organisation', buyer: 'the electronic address of the customer' },
    download: 'Download e-invoice',
    downloaded: 'E-invoice downloaded',
  },
};

export const lt: SameKeys<typeof en> = {
  eInvoice: {
    title: 'E. sąskaita',
    ready: 'Išsaugota tokia, kokia išrašyta (UBL 2.1, Peppol BIS Billing 3).',
    pending: 'E. sąskaita rengiama.',
    failed: 'Failo išsaugoti nepavyko. Atsisiunčiant jis parengiamas iš naujo pagal išrašytus duomenis.',
    none: 'E. sąskaitos nėra: ši sąskaita išsiųsta, kai „Kontor“ jų dar nerengė.',
    void: 'E. sąskaitos nėra: ši sąskaita anuliuota.',
    lacking: 'E. sąskaitos nėra. Siunčiant trūko:',
    later: 'Kai tai įrašysite, kitos sąskaitos ją turės.',
    gaps: { seller: 'jūsų organizacijos elektroninio adreso', buyer: 'kliento elektroninio adreso' },
    download: 'Atsisiųsti e. sąskaitą',
    downloaded: 'E. sąskaita atsisiųsta',
  },
};

export const no: SameKeys<typeof en> = {
  eInvoice: {
    title: 'EHF-faktura',
    ready: 'Lagret slik den ble utstedt (UBL 2.1, Peppol BIS Billing 3).',
    pending: 'EHF-fakturaen lages.',
    failed: 'Filen kunne ikke lagres. Den skrives på nytt av det som ble utstedt, når du laster den ned.',
    none: 'Det finnes ingen EHF-faktura: denne ble sendt før Kontor laget dem.',
    void: 'Det finnes ingen EHF-faktura: denne er annullert.',
    lacking: 'Det finnes ingen EHF-faktura. Dette manglet da fakturaen ble sendt:',
    later: 'Når det er lagt inn, får de neste fakturaene en.',
    gaps: { seller: 'firmaets elektroniske adresse', buyer: 'kundens elektroniske adresse' },
    download: 'Last ned EHF-faktura',
    downloaded: 'EHF-fakturaen er lastet ned',
  },
};
