import { conflict } from '../../platform/errors/message.ts';

export const eInvoiceDeliveryMessages = {
  'e_invoice_delivery.on_its_way': conflict({
    en: 'Only an e-invoice that was rejected, or that could not be handed to the access point, is sent again.',
    lt: 'Pakartotinai siunčiama tik atmesta arba prieigos taškui neperduota e. sąskaita.',
    no: 'Bare en EHF-faktura som er avvist eller ikke kunne leveres til aksesspunktet, sendes på nytt.',
  }),
  'e_invoice_delivery.void': conflict({
    en: 'A void document is not sent.',
    lt: 'Anuliuotas dokumentas nesiunčiamas.',
    no: 'Et annullert dokument sendes ikke.',
  }),
};
