import type { Language } from '@kontor/domain';

const words: Record<Language, { subject: string; text: string }> = {
  en: {
    subject: 'Test email from Kontor',
    text: 'Hello,\n\nif you can read this, Kontor can send email.\n',
  },
  lt: {
    subject: 'Bandomasis „Kontor“ laiškas',
    text: 'Sveiki,\n\njei tai skaitote, „Kontor“ gali siųsti laiškus.\n',
  },
  no: {
    subject: 'Test-e-post fra Kontor',
    text: 'Hei,\n\nhvis du kan lese dette, kan Kontor sende e-post.\n',
  },
};

/** The text of a test email. */
export const testLetter = (language: Language): { subject: string; text: string } => words[language];
