import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { mayGrant } from '@kontor/abilities';
import { DomainError, type BackgroundJobRecord } from '@kontor/domain';
import type { Config } from '../../config.ts';
import { exportEntries } from '../../platform/backup/write-export.ts';
import { actor } from '../../platform/context/actor.ts';
import { clock } from '../../platform/context/clock.ts';
import { CONFIG } from '../../platform/context/tokens.ts';
import { forbidden } from '../../platform/errors/api-error.ts';
import { FILE_STORE, type FileStore } from '../../platform/files/file-store.ts';
import { zip } from '../../platform/files/zip.ts';
import { BackgroundJobRunner } from '../background-jobs/background-job-runner.ts';
import { startBackgroundJob, type BackgroundJobKind, type Result } from '../background-jobs/background-job.ts';
import type { Progress } from '../background-jobs/progress.ts';

/** The archive hides nothing: amounts that are hidden from a role are in it too. */
const maySeeEverything = (): boolean => mayGrant(actor().rules, [{ action: 'manage', subject: 'all' }]);

const fullExport: BackgroundJobKind<object> = {
  name: 'fullExport',
  title: { en: () => 'Full export', lt: () => 'Visų duomenų eksportas', no: () => 'Full eksport' },
  mayHaveFile: maySeeEverything,
};

/** Everything that the firm has here in one zip archive. */
@Injectable()
export class DataExportService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly jobs: BackgroundJobRunner,
    @Inject(FILE_STORE) private readonly store: FileStore,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.jobs.register(fullExport, (_, progress) => Promise.resolve(this.archive(progress)));
  }

  async start(): Promise<BackgroundJobRecord> {
    if (!maySeeEverything()) throw forbidden();
    return this.em.transactional((em) => startBackgroundJob(em, fullExport, {}));
  }

  private archive(progress: Progress): Result {
    const reach = async (done: number, total: number): Promise<void> => {
      await progress.reach(done, total);
      if (!maySeeEverything()) throw new DomainError('background_job.rights_lost');
    };
    const entries = exportEntries({ databaseUrl: this.config.databaseUrl, store: this.store, reach });
    const day = clock.now().toISOString().slice(0, 10);
    return { file: { name: `kontor-${day}.zip`, mimeType: 'application/zip', content: zip(entries) } };
  }
}
