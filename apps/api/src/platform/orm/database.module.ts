import {
  Global,
  Inject,
  Module,
  type DynamicModule,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { EntityManager, MikroORM, type Options } from '@mikro-orm/postgresql';
import type { Config } from '../../config.ts';
import { useAlphabets } from './alphabet.ts';
import { useEncryptionKeys } from '../encryption/encrypted.ts';
import { makeLogger, type Logger } from '../context/logger.ts';
import { Messages } from '../messages/messages.ts';
import { PgListener } from '../messages/pg-listener.ts';
import { unreadableValues } from '../encryption/sealed-values.ts';
import { CONFIG, LOGGER } from '../context/tokens.ts';
import { fillPool } from './fill-pool.ts';

/** Providers for every module: configuration, logger, database and its listener. */
@Global()
@Module({})
export class DatabaseModule implements OnApplicationBootstrap, OnApplicationShutdown {
  constructor(
    private readonly orm: MikroORM,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  static with(config: Config, options: Options): DynamicModule {
    useEncryptionKeys(config.encryptionKeys);
    return {
      module: DatabaseModule,
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: LOGGER, useFactory: () => makeLogger(config.logLevel) },
        {
          provide: MikroORM,
          useFactory: () => MikroORM.init({ ...options, logger: () => undefined }),
        },
        { provide: EntityManager, inject: [MikroORM], useFactory: (orm: MikroORM) => orm.em },
        PgListener,
        Messages,
      ],
      exports: [CONFIG, LOGGER, MikroORM, EntityManager, PgListener, Messages],
    };
  }

  /** Finds the available collations. A lost or wrong encryption key is reported at the start, not when somebody misses a value. */
  async onApplicationBootstrap(): Promise<void> {
    await useAlphabets(this.orm.em);
    const lost = await unreadableValues(this.orm.em);
    if (lost) this.logger.error(lost);
    void fillPool(await this.orm.em.getConnection().getNativeClient());
  }

  async onApplicationShutdown(): Promise<void> {
    await this.orm.close(true);
  }
}
