import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { ApiError, notFound } from '../../platform/errors/api-error.ts';
import { FILE_STORE, FileGone, type FileStore } from '../../platform/files/file-store.ts';
import { removeStoredFile } from '../../platform/files/stored-files.ts';
import type { Upload } from '../../platform/files/upload.guard.ts';
import { enqueue } from '../../platform/jobs/job.ts';
import { person } from '../../platform/context/actor.ts';
import { avatarAddress, avatarFolder, avatarKey } from '../users/avatar-address.ts';
import { User } from '../users/user.entity.ts';

const types: Record<string, string> = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp', gif: 'image/gif' };
const maxBytes = 2 * 1024 * 1024;

/**
 * Pictures of people. An <img> cannot send a token, so a picture has a secret address (160 random bits), shown to those who may
 * read the person; replacing the picture ends it.
 */
@Injectable()
export class AvatarsService {
  constructor(
    private readonly em: EntityManager,
    @Inject(FILE_STORE) private readonly store: FileStore,
  ) {}

  async set(upload: Upload): Promise<void> {
    const ending = Object.keys(types).find((key) => types[key] === upload.mimeType);
    if (!ending) throw new ApiError('account.not_a_picture');
    if (upload.size > maxBytes) throw new ApiError('file.too_large', { max: '2 MiB' });
    await this.replace(avatarAddress(upload.key, ending));
    upload.kept = true;
  }

  remove(): Promise<void> {
    return this.replace(null);
  }

  async open(name: string): Promise<{ type: string; content: Readable }> {
    const [, key, ending = ''] = /^([\w-]{1,100})\.(\w{3,4})$/.exec(name) ?? [];
    const type = types[ending];
    if (!key || !type) throw notFound();
    const owners = await sql`select 1 from user_account where avatar = ${avatarFolder + name}`.execute(this.em.getKysely());
    if (!owners.rows.length) throw notFound();
    try {
      return { type, content: await this.store.open(avatarKey(avatarFolder + name)) };
    } catch (error) {
      if (error instanceof FileGone) throw notFound();
      throw error;
    }
  }

  private async replace(avatar: string | null): Promise<void> {
    await this.em.transactional(async (em) => {
      const user = await em.findOneOrFail(User, person().userId);
      const before = user.avatar;
      user.avatar = avatar;
      await em.flush();
      if (before?.startsWith(avatarFolder)) await enqueue(em, removeStoredFile, { key: avatarKey(before) });
    });
  }
}
