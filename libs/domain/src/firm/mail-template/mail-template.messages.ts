import { invalid } from '../../platform/errors/message.ts';

export const mailTemplateMessages = {
  'mail_template.unknown_place': invalid({
    en: '%{place} stands for nothing here. You can use %{places}.',
    lt: '%{place} čia nieko nereiškia. Galima naudoti %{places}.',
    no: '%{place} står ikke for noe her. Du kan bruke %{places}.',
  }),
};
