import type { AccountLinkKind, Language } from '@kontor/domain';

type Words = { subject: (firm: string) => string; text: (name: string, firm: string, link: string) => string };

const words: Record<AccountLinkKind, Record<Language, Words>> = {
  invite: {
    en: {
      subject: (firm) => `Your invitation to ${firm}`,
      text: (name, firm, link) =>
        `Hello ${name},\n\n${firm} has made an account for you in Kontor. Choose a password and you are in:\n\n${link}\n\nThe link works once, and for seven days.`,
    },
    lt: {
      subject: (firm) => `Kvietimas į ${firm}`,
      text: (name, firm, link) =>
        `Sveiki, ${name},\n\n${firm} sukūrė Jums „Kontor“ paskyrą. Susigalvokite slaptažodį ir galėsite prisijungti:\n\n${link}\n\nNuoroda veikia vieną kartą, septynias dienas.`,
    },
    no: {
      subject: (firm) => `Invitasjon til ${firm}`,
      text: (name, firm, link) =>
        `Hei ${name},\n\n${firm} har opprettet en konto til deg i Kontor. Velg et passord, så er du i gang:\n\n${link}\n\nLenken virker én gang, i sju dager.`,
    },
  },
  confirm: {
    en: {
      subject: (firm) => `Confirm your email address – ${firm}`,
      text: (name, _firm, link) =>
        `Hello ${name},\n\nplease confirm that this is your email address:\n\n${link}\n\nThe link works once, and for one hour. If you did not ask for this, do nothing.`,
    },
    lt: {
      subject: (firm) => `Patvirtinkite el. pašto adresą – ${firm}`,
      text: (name, _firm, link) =>
        `Sveiki, ${name},\n\npatvirtinkite, kad tai Jūsų el. pašto adresas:\n\n${link}\n\nNuoroda veikia vieną kartą, vieną valandą. Jei to neprašėte, nieko nedarykite.`,
    },
    no: {
      subject: (firm) => `Bekreft e-postadressen din – ${firm}`,
      text: (name, _firm, link) =>
        `Hei ${name},\n\nbekreft at dette er e-postadressen din:\n\n${link}\n\nLenken virker én gang, i én time. Hvis du ikke har bedt om dette, trenger du ikke gjøre noe.`,
    },
  },
  reset: {
    en: {
      subject: (firm) => `Choose a new password – ${firm}`,
      text: (name, _firm, link) =>
        `Hello ${name},\n\nsomebody asked for a new password for your account. Choose it here:\n\n${link}\n\nThe link works once, and for one hour. If it was not you, do nothing: your password stays as it is.`,
    },
    lt: {
      subject: (firm) => `Naujas slaptažodis – ${firm}`,
      text: (name, _firm, link) =>
        `Sveiki, ${name},\n\nkažkas paprašė naujo Jūsų paskyros slaptažodžio. Susigalvokite jį čia:\n\n${link}\n\nNuoroda veikia vieną kartą, vieną valandą. Jei tai buvote ne Jūs, nieko nedarykite: slaptažodis liks toks pat.`,
    },
    no: {
      subject: (firm) => `Velg et nytt passord – ${firm}`,
      text: (name, _firm, link) =>
        `Hei ${name},\n\nnoen har bedt om et nytt passord til kontoen din. Velg det her:\n\n${link}\n\nLenken virker én gang, i én time. Hvis det ikke var deg, trenger du ikke gjøre noe: passordet blir som det er.`,
    },
  },
};

/** A mail with a link of the person's account, in their language. */
export function accountLetter(
  kind: AccountLinkKind,
  { displayName, language }: { displayName: string; language: Language },
  link: string,
  firm: string,
): { subject: string; text: string } {
  const { subject, text } = words[kind][language];
  return { subject: subject(firm).slice(0, 300), text: `${text(displayName, firm, link)}\n\n${firm}\n` };
}
