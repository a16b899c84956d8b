import type { SameKeys } from '../../platform/i18n/languages.ts';

export const en = {
  sample: {
    picture: {
      choose: 'Choose a picture',
      replace: 'Replace the picture',
      hint: 'PNG, JPEG, WebP or GIF. It is made smaller before it is saved.',
      failed: 'This file is not a picture that the browser can read.',
      preview: 'The picture as it will be shown',
    },
    saved: 'Saved.',
    write_comment: 'Your comment',
    send_comment: 'Comment',
    comments: '%{count} comment |||| %{count} comments',
    nothing_found: 'Nothing fits. Try other words.',
    clear: 'Clear the search',
  },
};

export const lt: SameKeys<typeof en> = {
  sample: {
    picture: {
      choose: 'Pasirinkti paveikslėlį',
      replace: 'Pakeisti paveikslėlį',
      hint: 'PNG, JPEG, WebP arba GIF. Prieš įrašant paveikslėlis sumažinamas.',
      failed: 'Šis failas – ne paveikslėlis arba naršyklė jo neperskaito.',
      preview: 'Taip paveikslėlis bus rodomas',
    },
    saved: 'Įrašyta.',
    write_comment: 'Jūsų komentaras',
    send_comment: 'Komentuoti',
    comments: '%{count} komentaras |||| %{count} komentarai |||| %{count} komentarų',
    nothing_found: 'Nieko nerasta. Pabandykite kitus žodžius.',
    clear: 'Išvalyti paiešką',
  },
};

export const no: SameKeys<typeof en> = {
  sample: {
    picture: {
      choose: 'Velg et bilde',
      replace: 'Bytt bilde',
      hint: 'PNG, JPEG, WebP eller GIF. Bildet gjøres mindre før det lagres.',
      failed: 'Denne filen er ikke et bilde som nettleseren kan lese.',
      preview: 'Slik blir bildet vist',
    },
    saved: 'Lagret.',
    write_comment: 'Din kommentar',
    send_comment: 'Kommenter',
    comments: '%{count} kommentar |||| %{count} kommentarer',
    nothing_found: 'Ingenting passer. Prøv andre ord.',
    clear: 'Tøm søket',
  },
};
