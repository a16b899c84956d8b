import type { Readable } from 'node:stream';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { allows } from '@kontor/abilities';
import { assertMayGo, type FileRecord, type UploadInput } from '@kontor/domain';
import { ApiError, forbidden, notFound } from '../errors/api-error.ts';
import type { Config } from '../../config.ts';
import { enqueue, job } from '../jobs/job.ts';
import { removeStoredFile } from './stored-files.ts';
import { JobRegistry } from '../jobs/job-registry.ts';
import { allow } from '../rest/allow.ts';
import { oneOf, pageOf, type ListQuery } from '../rest/list.ts';
import { Page } from '../rest/page.ts';
import { actor } from '../context/actor.ts';
import { readable, recordOf } from '../rest/record-access.ts';
import { subjectOf } from '../subjects/subjects.ts';
import { CONFIG } from '../context/tokens.ts';
import { sweepFolder } from './disk-file-store.ts';
import { FILE_STORE, FileGone, type FileStore } from './file-store.ts';
import { File } from './file.entity.ts';
import { fileList } from './files.list.ts';
import { uploadFolder, type Upload } from './upload.guard.ts';

const sweepUploads = job<object>('sweepUploads');

/** A file is as visible as its record: people who may not read the record do not see its files. */
@Injectable()
export class FilesService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly registry: JobRegistry,
    @Inject(FILE_STORE) private readonly store: FileStore,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.registry.register(sweepUploads, () => this.sweep(), '*/15 * * * *');
  }

  async list(query: ListQuery): Promise<Page<FileRecord>> {
    const page = await pageOf(this.em, fileList, query);
    const owners = new Map<string, Promise<boolean>>();
    const open = page.rows.map((file) => {
      const owner = `${file.subject} ${file.subjectId}`;
      const known = owners.get(owner) ?? this.ownerIsReadable(file);
      owners.set(owner, known);
      return known;
    });
    const rows: FileRecord[] = [];
    for (const [at, file] of page.rows.entries()) if (await open[at]) rows.push(file);
    return rows.length === page.rows.length ? page : new Page(page.name, rows, page.first, page.first + rows.length);
  }

  async get(id: number): Promise<FileRecord> {
    const file = await oneOf(this.em, fileList, id);
    if (!(await this.ownerIsReadable(file))) throw notFound();
    return file;
  }

  async content(id: number): Promise<{ file: FileRecord; content: Readable }> {
    const file = await this.get(id);
    const { storageKey } = await this.em.findOneOrFail(File, { id });
    try {
      return { file, content: await this.store.open(storageKey) };
    } catch (error) {
      if (error instanceof FileGone) throw notFound();
      throw error;
    }
  }

  async create(input: UploadInput, upload: Upload): Promise<FileRecord> {
    const { userId: createdById } = actor();
    const { subject, subjectId, categoryId = null } = input;
    if (!(await this.ownerIsReadable(input)))
      throw new ApiError('error.reference_missing', undefined, { subjectId: { code: 'error.reference_missing' } });
    const { key: storageKey, name, mimeType, size, sha256 } = upload;
    const columns = { subject, subjectId, categoryId, name, mimeType, size, sha256, storageKey, createdById };
    allow('create', 'File', columns);
    const file = this.em.create(File, columns);
    await this.em.flush();
    upload.kept = true;
    return oneOf(this.em, fileList, file.id);
  }

  /** A job deletes the bytes after the commit, so that a row never refers to missing bytes. */
  async remove(id: number): Promise<FileRecord> {
    const record = await this.get(id);
    allow('delete', 'File', record);
    if (!(await this.mayRemove(record))) throw forbidden();
    assertMayGo(record);
    await this.em.transactional(async (em) => {
      await subjectOf(record.subject)?.files?.assertMayRemove?.(em, record.subjectId);
      const file = await em.findOneOrFail(File, { id });
      em.remove(file);
      await enqueue(em, removeStoredFile, { key: file.storageKey });
    });
    return record;
  }

  /** Deleting a file changes the record that it belongs to. What somebody added by mistake, they remove themself. */
  private async mayRemove({ subject, subjectId, createdById }: FileRecord): Promise<boolean> {
    const { ability, userId } = actor();
    if (createdById !== null && createdById === userId) return true;
    const owner = await recordOf(this.em, subject, subjectId);
    return owner !== undefined && allows(ability, 'update', subject, owner);
  }

  private async ownerIsReadable({ subject, subjectId }: Pick<FileRecord, 'subject' | 'subjectId'>): Promise<boolean> {
    const { ability } = actor();
    const field = subjectOf(subject)?.files?.telling;
    if (field && !allows(ability, 'read', subject, undefined, field)) return false;
    return (await readable(this.em, ability, subject, subjectId)) !== undefined;
  }

  private async sweep(): Promise<void> {
    await sweepFolder(uploadFolder(this.config));
    await this.store.sweep();
  }
}
