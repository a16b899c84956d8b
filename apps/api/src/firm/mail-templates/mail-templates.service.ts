import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import {
  assertPlaces,
  languages,
  letterKinds,
  letterWords,
  type Language,
  type LetterKind,
  type MailTemplateInput,
  type MailTemplateRecord,
} from '@kontor/domain';
import { notFound } from '../../platform/errors/api-error.ts';
import { MailTemplate } from './mail-template.entity.ts';

type Which = { kind: LetterKind; language: Language };

/** There is always one template per kind of letter and language: none can be added, and deleting one restores Kontor's text. */
@Injectable()
export class MailTemplatesService {
  constructor(private readonly em: EntityManager) {}

  async list(): Promise<MailTemplateRecord[]> {
    const own = await this.em.find(MailTemplate, {}, { disableIdentityMap: true });
    return letterKinds.flatMap((kind) =>
      languages.map((language) => {
        const found = own.find((one) => one.kind === kind && one.language === language);
        const { subject, text } = found ?? letterWords[kind][language];
        return { id: `${kind}-${language}`, kind, language, subject, text, isOwn: found !== undefined };
      }),
    );
  }

  async set(id: string, { subject, text }: MailTemplateInput): Promise<MailTemplateRecord> {
    const which = whichOf(id);
    assertPlaces(which.kind, { subject, text });
    const found = await this.em.findOne(MailTemplate, which);
    if (found) this.em.assign(found, { subject, text });
    else this.em.persist(this.em.create(MailTemplate, { ...which, subject, text }));
    await this.em.flush();
    return this.get(id);
  }

  async reset(id: string): Promise<MailTemplateRecord> {
    const found = await this.em.findOne(MailTemplate, whichOf(id));
    if (found) await this.em.remove(found).flush();
    return this.get(id);
  }

  private async get(id: string): Promise<MailTemplateRecord> {
    const found = (await this.list()).find((one) => one.id === id);
    if (!found) throw notFound();
    return found;
  }
}

function whichOf(id: string): Which {
  const [kind, language] = id.split('-');
  const which = { kind: letterKinds.find((one) => one === kind), language: languages.find((one) => one === language) };
  if (!which.kind || !which.language) throw notFound();
  return which as Which;
}
