import { conflict, invalid } from '../../platform/errors/message.ts';

export const retainerInvoiceMessages = {
  'retainer_invoice.no_items': invalid({
    en: 'A retainer invoice sells no items: describe what the advance is for.',
    lt: 'Avansine sąskaita prekės neparduodamos: aprašykite, už ką prašoma avanso.',
    no: 'En forskuddsfaktura selger ingen varer: beskriv hva forskuddet gjelder.',
  }),
  'retainer_invoice.no_sources': invalid({
    en: 'A retainer invoice bills no hours: add them to the invoice.',
    lt: 'Avansine sąskaita valandų išrašyti negalima: įtraukite jas į sąskaitą.',
    no: 'En forskuddsfaktura fakturerer ingen timer: legg dem til på fakturaen.',
  }),
  'retainer_invoice.frozen': conflict({
    en: 'The amounts of a retainer invoice that was sent are locked.',
    lt: 'Išsiųstos avansinės sąskaitos sumos nesikeičia.',
    no: 'En sendt forskuddsfaktura beholder tallene sine.',
  }),
  'retainer_invoice.delivered': conflict({
    en: 'The customer received this retainer invoice as an e-invoice. It can no longer be voided.',
    lt: 'Klientas šią avansinę sąskaitą gavo kaip e. sąskaitą. Jos anuliuoti nebegalima.',
    no: 'Kunden har mottatt denne forskuddsfakturaen som e-faktura. Den kan ikke lenger annulleres.',
  }),
  'retainer_invoice.has_payments': conflict({
    en: 'Undo the payments of this retainer invoice first.',
    lt: 'Pirmiausia atšaukite šios avansinės sąskaitos mokėjimus.',
    no: 'Angre først betalingene på denne forskuddsfakturaen.',
  }),
  'retainer_invoice.money_used': conflict({
    en: 'Invoices use this money, or it was paid back. Undo that first.',
    lt: 'Šie pinigai panaudoti sąskaitose arba grąžinti. Pirmiausia tai atšaukite.',
    no: 'Pengene er brukt på fakturaer eller betalt tilbake. Angre det først.',
  }),
  'retainer_invoice.taxed': invalid({
    en: 'This advance carries tax and is deducted before tax, so only a draft can use it.',
    lt: 'Šis avansas apmokestintas ir išskaičiuojamas iki mokesčio, todėl jį galima panaudoti tik juodraštyje.',
    no: 'Dette forskuddet bærer mva. og trekkes fra før mva., så bare et utkast kan bruke det.',
  }),
  'retainer_invoice.deducted_already': conflict({
    en: 'This draft deducts the advance already. Take it off first, then use another amount.',
    lt: 'Šiame juodraštyje avansas jau išskaičiuotas. Pirmiausia jį pašalinkite, tada panaudokite kitą sumą.',
    no: 'Dette utkastet trekker allerede fra forskuddet. Ta det av først, og bruk så et annet beløp.',
  }),
  'retainer_invoice.whole_discount': invalid({
    en: 'This invoice deducts an advance with tax or uses prepaid hours. Give discounts and charges on its lines: one on the whole invoice would also change what was paid in advance.',
    lt: 'Šioje sąskaitoje išskaičiuojamas apmokestintas avansas arba panaudotos iš anksto apmokėtos valandos. Nuolaidas ir priemokas nurodykite eilutėse: visos sąskaitos nuolaida pakeistų ir tai, kas apmokėta iš anksto.',
    no: 'Denne fakturaen trekker fra et forskudd med mva. eller bruker forhåndsbetalte timer. Gi rabatter og tillegg på linjene: en rabatt på hele fakturaen ville også endret det som er betalt på forskudd.',
  }),
  'retainer_invoice.credited_whole': invalid({
    en: 'The line of an advance is credited only together with all other lines: then the advance is available again.',
    lt: 'Avanso eilutė kredituojama tik kartu su visomis kitomis eilutėmis: tada avansą vėl galima panaudoti.',
    no: 'Linjen med forskuddet krediteres bare sammen med alle andre linjer: da er forskuddet tilgjengelig igjen.',
  }),
  'retainer_invoice.other_customer': invalid({
    en: 'This invoice belongs to another customer.',
    lt: 'Tai ne šio kliento sąskaita.',
    no: 'Dette er ikke kundens faktura.',
  }),
  'retainer_invoice.other_currency': invalid({
    en: 'This invoice is in another currency.',
    lt: 'Ši sąskaita išrašyta kita valiuta.',
    no: 'Denne fakturaen er i en annen valuta.',
  }),
  'retainer_invoice.other_project': invalid({
    en: 'The advance was paid for another project.',
    lt: 'Avansas sumokėtas už kitą projektą.',
    no: 'Forskuddet er betalt for et annet prosjekt.',
  }),
  'retainer_invoice.not_payable': invalid({
    en: 'Only a draft or a sent invoice can use an advance.',
    lt: 'Avansą galima panaudoti tik sąskaitos juodraščiui arba išsiųstai sąskaitai.',
    no: 'Bare et utkast eller en sendt faktura kan bruke et forskudd.',
  }),
  'retainer_invoice.over_available': invalid({
    en: 'This is more than is available.',
    lt: 'Daugiau, nei galima panaudoti.',
    no: 'Mer enn det som er tilgjengelig.',
  }),
  'retainer_invoice.over_invoice': invalid({
    en: 'This is more than is left to pay on the invoice.',
    lt: 'Daugiau, nei liko sumokėti pagal sąskaitą.',
    no: 'Mer enn det som gjenstår på fakturaen.',
  }),
  'retainer_invoice.final': conflict({
    en: 'The invoice that was sent names this advance, so it stays. Credit the invoice instead.',
    lt: 'Šis avansas nurodytas išsiųstoje sąskaitoje, todėl lieka. Užuot tai darę, išrašykite kreditinę sąskaitą.',
    no: 'Fakturaen som er sendt, viser dette forskuddet, så det blir stående. Krediter fakturaen i stedet.',
  }),
  'retainer_invoice.reserved': conflict({
    en: 'Money of a retainer invoice is reserved for this draft. Take it off before you change the customer, the currency or the project, or go below it.',
    lt: 'Šiam juodraščiui rezervuotas avansas. Prieš keisdami klientą, valiutą ar projektą arba mažindami sumą, jį atsiekite.',
    no: 'Et forskudd er reservert for dette utkastet. Ta det av før du endrer kunde, valuta eller prosjekt eller går under beløpet.',
  }),
  'retainer_invoice.hours_unpaid': conflict({
    en: 'Prepaid hours can be used once the retainer invoice is paid.',
    lt: 'Iš anksto apmokėtas valandas galima panaudoti, kai avansinė sąskaita apmokėta.',
    no: 'Forhåndsbetalte timer kan brukes når forskuddsfakturaen er betalt.',
  }),
  'retainer_invoice.hours_draft_only': conflict({
    en: 'Prepaid hours change the price of hours, so only a draft can use them.',
    lt: 'Iš anksto apmokėtos valandos keičia valandų kainą, todėl jas galima panaudoti tik juodraštyje.',
    no: 'Forhåndsbetalte timer endrer timeprisen, så bare et utkast kan bruke dem.',
  }),
  'retainer_invoice.refund_delivered': conflict({
    en: 'The customer has the credit note of this refund. The refund can no longer be undone.',
    lt: 'Klientas gavo šio grąžinimo kreditinę sąskaitą. Grąžinimo atšaukti nebegalima.',
    no: 'Kunden har mottatt kreditnotaen for denne tilbakebetalingen. Den kan ikke lenger angres.',
  }),
  'retainer_invoice.no_hours_left': conflict({
    en: 'No prepaid hours are left.',
    lt: 'Iš anksto apmokėtų valandų nebeliko.',
    no: 'Det er ingen forhåndsbetalte timer igjen.',
  }),
  'retainer_invoice.no_hours_here': conflict({
    en: 'This draft bills no hours that this retainer invoice could pay.',
    lt: 'Šiame juodraštyje nėra valandų, kurias būtų galima padengti šia avansine sąskaita.',
    no: 'Dette utkastet har ingen timer som forskuddsfakturaen kan dekke.',
  }),
  'retainer_invoice.hours_used_after': conflict({
    en: 'Take off the hours of %{number} first: they were used after these.',
    lt: 'Pirmiausia atsiekite %{number} valandas: jos panaudotos vėliau.',
    no: 'Ta av timene fra %{number} først: De ble brukt etter disse.',
  }),
  'retainer_invoice.hours_reserved': conflict({
    en: 'This draft uses prepaid hours. Take them off before you remove hours or change their price, their tax or how prices are given.',
    lt: 'Šiame juodraštyje panaudotos iš anksto apmokėtos valandos. Prieš mažindami valandų skaičių ar keisdami jų kainą, mokestį ar kainų tipą, jas atsiekite.',
    no: 'Dette utkastet bruker forhåndsbetalte timer. Ta dem av før du fjerner timer eller endrer prisen, mva. eller hvordan prisene oppgis.',
  }),
  'retainer_invoice.refund_before': invalid({
    en: 'The date is before that of the retainer invoice.',
    lt: 'Data yra ankstesnė už avansinės sąskaitos datą.',
    no: 'Datoen er før forskuddsfakturaens dato.',
  }),
  'retainer_invoice.refund_in_future': invalid({
    en: 'The date is in the future.',
    lt: 'Ši data dar neatėjo.',
    no: 'Datoen er i fremtiden.',
  }),
  'retainer_invoice.cannot_send': conflict({
    en: 'A retainer invoice that is %{status} cannot be sent.',
    lt: 'Avansinės sąskaitos, kurios būsena „%{status}“, išsiųsti negalima.',
    no: 'En forskuddsfaktura med status «%{status}» kan ikke sendes.',
  }),
  'retainer_invoice.cannot_record_payment': conflict({
    en: 'A retainer invoice that is %{status} takes no payment.',
    lt: 'Avansinei sąskaitai, kurios būsena „%{status}“, mokėjimo įrašyti negalima.',
    no: 'En forskuddsfaktura med status «%{status}» tar ikke imot betaling.',
  }),
  'retainer_invoice.cannot_mark_paid': conflict({
    en: 'A retainer invoice that is %{status} cannot be marked as paid.',
    lt: 'Avansinės sąskaitos, kurios būsena „%{status}“, pažymėti kaip apmokėtos negalima.',
    no: 'En forskuddsfaktura med status «%{status}» kan ikke merkes som betalt.',
  }),
  'retainer_invoice.cannot_undo_payment': conflict({
    en: 'A retainer invoice that is %{status} has no payment to undo.',
    lt: 'Avansinė sąskaita, kurios būsena „%{status}“, neturi mokėjimo, kurį būtų galima atšaukti.',
    no: 'En forskuddsfaktura med status «%{status}» har ingen betaling å angre.',
  }),
  'retainer_invoice.cannot_void': conflict({
    en: 'A retainer invoice that is %{status} cannot be voided.',
    lt: 'Avansinės sąskaitos, kurios būsena „%{status}“, anuliuoti negalima.',
    no: 'En forskuddsfaktura med status «%{status}» kan ikke annulleres.',
  }),
  'retainer_invoice.cannot_delete': conflict({
    en: 'A retainer invoice that is %{status} cannot be deleted.',
    lt: 'Avansinės sąskaitos, kurios būsena „%{status}“, ištrinti negalima.',
    no: 'En forskuddsfaktura med status «%{status}» kan ikke slettes.',
  }),
};
