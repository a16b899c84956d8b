import type { SameKeys } from '../i18n/languages.ts';

export const en = {
  kontor: {
    rich: {
      toolbar: 'Formatting',
      bold: 'Bold',
      italic: 'Italic',
      underline: 'Underline',
      strike: 'Strikethrough',
      heading: 'Heading',
      bulletList: 'Bulleted list',
      orderedList: 'Numbered list',
      blockquote: 'Quote',
      link: 'Link',
      clear: 'Clear formatting',
      undo: 'Undo',
      redo: 'Redo',
      address: 'Address of the link',
      apply: 'Apply',
      remove_link: 'Remove link',
      bad_address: 'A link begins with https://, http:// or mailto:.',
    },
  },
};

export const lt: SameKeys<typeof en> = {
  kontor: {
    rich: {
      toolbar: 'Teksto formatavimas',
      bold: 'Pusjuodis',
      italic: 'Kursyvas',
      underline: 'Pabrauktas',
      strike: 'Perbrauktas',
      heading: 'Antraštė',
      bulletList: 'Sąrašas su ženkleliais',
      orderedList: 'Numeruotas sąrašas',
      blockquote: 'Citata',
      link: 'Nuoroda',
      clear: 'Išvalyti formatavimą',
      undo: 'Atšaukti',
      redo: 'Grąžinti',
      address: 'Nuorodos adresas',
      apply: 'Taikyti',
      remove_link: 'Pašalinti nuorodą',
      bad_address: 'Nuoroda prasideda https://, http:// arba mailto:.',
    },
  },
};

export const no: SameKeys<typeof en> = {
  kontor: {
    rich: {
      toolbar: 'Formatering',
      bold: 'Fet',
      italic: 'Kursiv',
      underline: 'Understreket',
      strike: 'Gjennomstreket',
      heading: 'Overskrift',
      bulletList: 'Punktliste',
      orderedList: 'Nummerert liste',
      blockquote: 'Sitat',
      link: 'Lenke',
      clear: 'Fjern formatering',
      undo: 'Angre',
      redo: 'Gjør om',
      address: 'Adressen lenken går til',
      apply: 'Bruk',
      remove_link: 'Fjern lenken',
      bad_address: 'En lenke begynner med https://, http:// eller mailto:.',
    },
  },
};
