import { invalid } from '../../platform/errors/message.ts';

export const pageMessages = {
  'page.not_a_picture': invalid({
    en: 'This is not a picture: PNG, JPEG, WebP, GIF or SVG.',
    lt: 'Tai ne paveikslėlis: tinka PNG, JPEG, WebP, GIF arba SVG.',
    no: 'Dette er ikke et bilde: PNG, JPEG, WebP, GIF eller SVG.',
  }),
  'page.bad_slug': invalid({
    en: 'Small letters, digits and single hyphens, such as my-first-post.',
    lt: 'Mažosios raidės be ženklų, skaitmenys ir pavieniai brūkšneliai, pvz., mano-pirmas-irasas.',
    no: 'Små bokstaver a–z, sifre og enkle bindestreker, for eksempel mitt-forste-innlegg.',
  }),
};
