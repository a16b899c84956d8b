import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { classifierTypes, type UserDocumentInput, type UserDocumentRecord, type UserDocumentUploadInput } from '@kontor/domain';
import { assertClassifiers } from '../../firm/classifiers/assert-classifiers.ts';
import { notFound } from '../../platform/errors/api-error.ts';
import { FILE_STORE, FileGone, type FileStore } from '../../platform/files/file-store.ts';
import { removeStoredFile } from '../../platform/files/stored-files.ts';
import type { Upload } from '../../platform/files/upload.guard.ts';
import { enqueue } from '../../platform/jobs/job.ts';
import { oneOf, pageOf, type ListQuery } from '../../platform/rest/list.ts';
import { readAfter } from '../../platform/rest/read-after.ts';
import type { Page } from '../../platform/rest/page.ts';
import { createOne, toChange, updateOne } from '../../platform/rest/writing.ts';
import { actor } from '../../platform/context/actor.ts';
import { UserDocument } from './user-document.entity.ts';
import { userDocumentList } from './user-documents.list.ts';

@Injectable()
export class UserDocumentsService {
  constructor(
    private readonly em: EntityManager,
    @Inject(FILE_STORE) private readonly store: FileStore,
  ) {}

  list(query: ListQuery): Promise<Page<UserDocumentRecord>> {
    return pageOf(this.em, userDocumentList, query);
  }

  get(id: number): Promise<UserDocumentRecord> {
    return oneOf(this.em, userDocumentList, id);
  }

  async content(id: number): Promise<{ file: UserDocumentRecord; content: Readable }> {
    const file = await this.get(id);
    const { storageKey } = await this.em.findOneOrFail(UserDocument, { id });
    try {
      return { file, content: await this.store.open(storageKey) };
    } catch (error) {
      if (error instanceof FileGone) throw notFound();
      throw error;
    }
  }

  async create(input: UserDocumentUploadInput, upload: Upload): Promise<UserDocumentRecord> {
    const { userId, categoryId = null, validUntil = null } = input;
    await assertClassifiers(this.em, { categoryId: { id: categoryId, type: classifierTypes.documentCategory } });
    const { key: storageKey, name, mimeType, size, sha256 } = upload;
    const said = { userId, categoryId, validUntil };
    const columns = { ...said, name, mimeType, size, sha256, storageKey, createdById: actor().userId };
    const { id } = await createOne(this.em, UserDocument, said, columns);
    upload.kept = true;
    return this.get(id);
  }

  update(id: number, version: number, input: UserDocumentInput): Promise<UserDocumentRecord> {
    const category = { id: input.categoryId, type: classifierTypes.documentCategory };
    const check = () => assertClassifiers(this.em, { categoryId: category });
    return readAfter(this.em, userDocumentList, id, (em) => updateOne(em, UserDocument, { id, version, input, check }));
  }

  /** A job deletes the bytes after the commit, so that a row never refers to missing bytes. */
  async remove(id: number, version: number): Promise<UserDocumentRecord> {
    const record = await this.get(id);
    await this.em.transactional(async (em) => {
      const document = await toChange(em, UserDocument, id, 'delete', 'UserDocument', version);
      em.remove(document);
      await enqueue(em, removeStoredFile, { key: document.storageKey });
    });
    return record;
  }
}
