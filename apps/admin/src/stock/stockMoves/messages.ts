import type { SameKeys } from '../../platform/i18n/languages.ts';

export const en = {
  resources: {
    stockMoves: {
      fields: {
        moveDate: 'Date',
        kind: 'Move',
        quantity: 'Quantity',
        unitCost: 'Unit cost',
        value: 'Value',
        quantityAfter: 'On hand after',
        valueAfter: 'Value after',
        reference: 'Document',
        userName: 'By',
      },
    },
  },
  stockMoves: {
    none: 'No stock moves yet.',
    provisional: 'Provisional',
    kinds: {
      opening: 'Opening stock',
      bill: 'Bill',
      invoice: 'Invoice',
      adjustQuantity: 'Adjustment of quantity',
      adjustValue: 'Adjustment of value',
      return: 'Return',
      issue: 'Issued to %{name}',
      issueReturn: 'Taken back from %{name}',
      correction: 'Correction of cost',
    },
  },
};

export const lt: SameKeys<typeof en> = {
  resources: {
    stockMoves: {
      fields: {
        moveDate: 'Data',
        kind: 'Judėjimas',
        quantity: 'Kiekis',
        unitCost: 'Vieneto savikaina',
        value: 'Vertė',
        quantityAfter: 'Likutis po to',
        valueAfter: 'Vertė po to',
        reference: 'Dokumentas',
        userName: 'Įrašė',
      },
    },
  },
  stockMoves: {
    none: 'Atsargų judėjimų dar nėra.',
    provisional: 'Laikina savikaina',
    kinds: {
      opening: 'Pradinis likutis',
      bill: 'Pirkimo sąskaita',
      invoice: 'Sąskaita',
      adjustQuantity: 'Kiekio koregavimas',
      adjustValue: 'Vertės koregavimas',
      return: 'Grąžinimas',
      issue: 'Išduota: %{name}',
      issueReturn: 'Grąžino: %{name}',
      correction: 'Savikainos pataisa',
    },
  },
};

export const no: SameKeys<typeof en> = {
  resources: {
    stockMoves: {
      fields: {
        moveDate: 'Dato',
        kind: 'Bevegelse',
        quantity: 'Antall',
        unitCost: 'Enhetskost',
        value: 'Verdi',
        quantityAfter: 'På lager etter',
        valueAfter: 'Verdi etter',
        reference: 'Dokument',
        userName: 'Ført av',
      },
    },
  },
  stockMoves: {
    none: 'Ingen lagerbevegelser ennå.',
    provisional: 'Foreløpig',
    kinds: {
      opening: 'Inngående lager',
      bill: 'Inngående faktura',
      invoice: 'Faktura',
      adjustQuantity: 'Justering av antall',
      adjustValue: 'Justering av verdi',
      return: 'Retur',
      issue: 'Utlevert til %{name}',
      issueReturn: 'Tatt imot fra %{name}',
      correction: 'Korreksjon av kost',
    },
  },
};
