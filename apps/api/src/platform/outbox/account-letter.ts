import type { AccountLinkKind, Language } from '@kontor/domain';

/** Account changes that the person is notified of. */
export type AccountNews = 'passwordChanged' | 'emailChanged' | 'secondFactorOn' | 'secondFactorOff';

type Words = { subject: (firm: string) => string; text: (name: string, firm: string, link: string) => string };

const words: Record<AccountLinkKind | AccountNews, Record<Language, Words>> = {
  invite: {
    en: {
      subject: (firm) => `Your invitation to ${firm}`,
      text: (name, firm, link) =>
        `Hello ${name},\n\n${firm} has made an account for you in Kontor. Choose a password and you are in:\n\n${link}\n\nThe link works once, and for seven days.`,
    },
    lt: {
      subject: (firm) => `Kvietimas į ${firm}`,
      text: (name, firm, link) =>
        `Sveiki, ${name},\n\n${firm} sukūrė jums „Kontor“ paskyrą. Sukurkite slaptažodį ir galėsite prisijungti:\n\n${link}\n\nNuoroda veikia vieną kartą, septynias dienas.`,
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
        `Sveiki, ${name},\n\npatvirtinkite, kad tai jūsų el. pašto adresas:\n\n${link}\n\nNuoroda veikia vieną kartą, vieną valandą. Jei to neprašėte, nieko nedarykite.`,
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
        `Sveiki, ${name},\n\nkažkas paprašė naujo jūsų paskyros slaptažodžio. Sukurkite jį čia:\n\n${link}\n\nNuoroda veikia vieną kartą, vieną valandą. Jei tai buvote ne jūs, nieko nedarykite: slaptažodis liks toks pat.`,
    },
    no: {
      subject: (firm) => `Velg et nytt passord – ${firm}`,
      text: (name, _firm, link) =>
        `Hei ${name},\n\nnoen har bedt om et nytt passord til kontoen din. Velg det her:\n\n${link}\n\nLenken virker én gang, i én time. Hvis det ikke var deg, trenger du ikke gjøre noe: passordet blir som det er.`,
    },
  },
  passwordChanged: {
    en: {
      subject: (firm) => `Your password was changed – ${firm}`,
      text: (name) =>
        `Hello ${name},\n\nthe password of your account was changed, and you were signed out everywhere else.\n\nIf it was not you, ask for a new password on the sign-in page at once, and tell the person who looks after Kontor in your firm.`,
    },
    lt: {
      subject: (firm) => `Slaptažodis pakeistas – ${firm}`,
      text: (name) =>
        `Sveiki, ${name},\n\nJūsų paskyros slaptažodis pakeistas, visi kiti seansai baigti.\n\nJei tai buvote ne jūs, prisijungimo puslapyje iš karto paprašykite naujo slaptažodžio ir praneškite tam, kas jūsų įmonėje prižiūri „Kontor“.`,
    },
    no: {
      subject: (firm) => `Passordet ditt ble endret – ${firm}`,
      text: (name) =>
        `Hei ${name},\n\npassordet til kontoen din ble endret, og du ble logget ut alle andre steder.\n\nHvis det ikke var deg, be om et nytt passord på innloggingssiden med en gang, og si fra til den som har ansvar for Kontor i firmaet.`,
    },
  },
  emailChanged: {
    en: {
      subject: (firm) => `Your email address was changed – ${firm}`,
      text: (name) =>
        `Hello ${name},\n\nyour account now has another email address. Mails no longer come here.\n\nIf it was not you, ask for a new password on the sign-in page at once, and tell the person who looks after Kontor in your firm.`,
    },
    lt: {
      subject: (firm) => `El. pašto adresas pakeistas – ${firm}`,
      text: (name) =>
        `Sveiki, ${name},\n\nJūsų paskyra dabar turi kitą el. pašto adresą. Šiuo adresu laiškų nebesiųsime.\n\nJei tai buvote ne jūs, prisijungimo puslapyje iš karto paprašykite naujo slaptažodžio ir praneškite tam, kas jūsų įmonėje prižiūri „Kontor“.`,
    },
    no: {
      subject: (firm) => `E-postadressen din ble endret – ${firm}`,
      text: (name) =>
        `Hei ${name},\n\nkontoen din har nå en annen e-postadresse. E-post kommer ikke lenger hit.\n\nHvis det ikke var deg, be om et nytt passord på innloggingssiden med en gang, og si fra til den som har ansvar for Kontor i firmaet.`,
    },
  },
  secondFactorOn: {
    en: {
      subject: (firm) => `Two-step sign-in is on – ${firm}`,
      text: (name) =>
        `Hello ${name},\n\nfrom now on a code of your authenticator is asked for when you sign in.\n\nIf it was not you, ask for a new password on the sign-in page at once, and tell the person who looks after Kontor in your firm.`,
    },
    lt: {
      subject: (firm) => `Dviejų veiksnių prisijungimas įjungtas – ${firm}`,
      text: (name) =>
        `Sveiki, ${name},\n\nnuo šiol prisijungiant prašoma autentifikatoriaus kodo.\n\nJei tai buvote ne jūs, prisijungimo puslapyje iš karto paprašykite naujo slaptažodžio ir praneškite tam, kas jūsų įmonėje prižiūri „Kontor“.`,
    },
    no: {
      subject: (firm) => `Tofaktorinnlogging er på – ${firm}`,
      text: (name) =>
        `Hei ${name},\n\nfra nå av blir du bedt om en kode fra autentiseringsappen når du logger inn.\n\nHvis det ikke var deg, be om et nytt passord på innloggingssiden med en gang, og si fra til den som har ansvar for Kontor i firmaet.`,
    },
  },
  secondFactorOff: {
    en: {
      subject: (firm) => `Two-step sign-in is off – ${firm}`,
      text: (name) =>
        `Hello ${name},\n\nfrom now on your password alone is enough to sign in.\n\nIf it was not you, ask for a new password on the sign-in page at once, and tell the person who looks after Kontor in your firm.`,
    },
    lt: {
      subject: (firm) => `Dviejų veiksnių prisijungimas išjungtas – ${firm}`,
      text: (name) =>
        `Sveiki, ${name},\n\nnuo šiol prisijungti užtenka slaptažodžio.\n\nJei tai buvote ne jūs, prisijungimo puslapyje iš karto paprašykite naujo slaptažodžio ir praneškite tam, kas jūsų įmonėje prižiūri „Kontor“.`,
    },
    no: {
      subject: (firm) => `Tofaktorinnlogging er av – ${firm}`,
      text: (name) =>
        `Hei ${name},\n\nfra nå av er passordet alene nok til å logge inn.\n\nHvis det ikke var deg, be om et nytt passord på innloggingssiden med en gang, og si fra til den som har ansvar for Kontor i firmaet.`,
    },
  },
};

/** A mail about the person's account, in their language. */
export function accountLetter(
  about: AccountLinkKind | AccountNews,
  { displayName, language }: { displayName: string; language: Language },
  firm: string,
  link: string,
): { subject: string; text: string } {
  const { subject, text } = words[about][language];
  return { subject: subject(firm).slice(0, 300), text: `${text(displayName, firm, link)}\n\n${firm}\n` };
}
