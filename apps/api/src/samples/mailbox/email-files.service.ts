import type { Readable } from 'node:stream';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import { attachmentOf, type EmailAttachment } from '@kontor/domain';
import { Limiter } from '../../platform/auth/limiter.ts';
import { person } from '../../platform/context/actor.ts';
import { ApiError, notFound } from '../../platform/errors/api-error.ts';
import { FILE_STORE, FileGone, type FileStore } from '../../platform/files/file-store.ts';
import type { Upload } from '../../platform/files/upload.guard.ts';
import { JobRegistry } from '../../platform/jobs/job-registry.ts';
import { job } from '../../platform/jobs/job.ts';
import { EmailFile } from './email-file.entity.ts';

const sweepEmailFiles = job<object>('sweepEmailFiles');
const mostUploadsAMinute = 60;

export type StoredFile = { id: number; name: string; mimeType: string; size: number; storageKey: string };

/** Attachments. An email lists its attachments; a file that no email lists is deleted after a day. */
@Injectable()
export class EmailFiles implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly limiter: Limiter,
    private readonly registry: JobRegistry,
    @Inject(FILE_STORE) private readonly store: FileStore,
  ) {}

  onModuleInit(): void {
    this.registry.register(sweepEmailFiles, (_payload, em) => this.sweep(em), '40 2 * * *');
  }

  async add(upload: Upload): Promise<EmailAttachment> {
    const { userId } = person();
    await this.limiter.count(`email file ${userId}`, mostUploadsAMinute, 60);
    const { key: storageKey, name, mimeType, size } = upload;
    const file = this.em.create(EmailFile, { userId, name, mimeType, size, storageKey });
    await this.em.flush();
    upload.kept = true;
    return attachmentOf({ id: file.id, name, size });
  }

  /** Files that the person may attach: their uploads, and attachments of emails in their mailbox. */
  async readable(ids: readonly number[]): Promise<StoredFile[]> {
    if (!ids.length) return [];
    const wanted = [...new Set(ids)];
    const found = await this.find(sql`f.id = any (${wanted})`);
    if (found.length < wanted.length) throw new ApiError('email.attachment_gone');
    return wanted.flatMap((id) => found.filter((file) => file.id === id));
  }

  async open(id: number): Promise<{ file: StoredFile; content: Readable }> {
    const [file] = await this.find(sql`f.id = ${id}`);
    if (!file) throw notFound();
    try {
      return { file, content: await this.store.open(file.storageKey) };
    } catch (error) {
      if (error instanceof FileGone) throw notFound();
      throw error;
    }
  }

  private async find(which: RawBuilder<unknown>): Promise<StoredFile[]> {
    const { userId } = person();
    const { rows } = await sql<StoredFile>`select f.id, f.name, f.mime_type as "mimeType", f.size, f.storage_key as "storageKey"
      from email_file f where ${which} and (f.user_id = ${userId}
        or exists (select 1 from email e where e.user_id = ${userId} and ${hasFile}))`.execute(this.em.getKysely());
    return rows;
  }

  /** A file is kept as long as a mail to an outside address waits with it in the outbox. */
  private async sweep(em: EntityManager): Promise<void> {
    const { rows } = await sql<{ storageKey: string }>`delete from email_file f where f.created_at < now() - interval '1 day'
      and not exists (select 1 from email e where ${hasFile})
      and not exists (select 1 from mail m where m.state = 'queued' and m.subject_type = 'Email'
        and m.attachments @> jsonb_build_array(jsonb_build_object('storageKey', f.storage_key)))
      returning f.storage_key as "storageKey"`.execute(em.getKysely());
    for (const { storageKey } of rows) await this.store.remove(storageKey);
  }
}

const hasFile = sql`e.attachments @> jsonb_build_array(jsonb_build_object('fileId', f.id))`;
