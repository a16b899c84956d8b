import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import {
  languages,
  textKinds,
  type DocumentTextInput,
  type DocumentTextRecord,
  type Language,
  type TextKind,
} from '@kontor/domain';
import { notFound } from '../../platform/errors/api-error.ts';
import { DocumentText } from './document-text.entity.ts';

/** There is always one record per kind and language; a row is kept only where the firm has a text. */
@Injectable()
export class DocumentTextsService {
  constructor(private readonly em: EntityManager) {}

  async list(): Promise<DocumentTextRecord[]> {
    const own = await this.em.find(DocumentText, {}, { disableIdentityMap: true });
    return textKinds.flatMap((kind) =>
      languages.map((language) => {
        const found = own.find((one) => one.kind === kind && one.language === language);
        return {
          id: `${kind}-${language}`,
          kind,
          language,
          customerNotes: found?.customerNotes ?? null,
          terms: found?.terms ?? null,
        };
      }),
    );
  }

  async set(id: string, input: DocumentTextInput): Promise<DocumentTextRecord> {
    const which = whichOf(id);
    const texts = { customerNotes: input.customerNotes ?? null, terms: input.terms ?? null };
    const found = await this.em.findOne(DocumentText, which);
    if (texts.customerNotes === null && texts.terms === null) {
      if (found) this.em.remove(found);
    } else if (found) this.em.assign(found, texts);
    else this.em.persist(this.em.create(DocumentText, { ...which, ...texts }));
    await this.em.flush();
    return { id, ...which, ...texts };
  }
}

function whichOf(id: string): { kind: TextKind; language: Language } {
  const [name, tongue] = id.split('-');
  const kind = textKinds.find((one) => one === name);
  const language = languages.find((one) => one === tongue);
  if (!kind || !language || id !== `${kind}-${language}`) throw notFound();
  return { kind, language };
}
