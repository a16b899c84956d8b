import { Controller, Get, Query } from '@nestjs/common';
import { Text, type Changes } from '@kontor/domain';
import { SignedIn } from '../auth/can.ts';
import { ChangesService } from './changes.service.ts';

export class ChangesQuery {
  /** The cursor of the last answer. Without it nothing is told, and the answer has the cursor from which to begin. */
  @Text(60, { optional: true })
  since?: string;
}

/** What has changed, for programs that keep a copy. */
@Controller('api/v1/changes')
export class ChangesController {
  constructor(private readonly changes: ChangesService) {}

  /**
   * Tells which records have changed since a cursor, deleted ones too, of all nouns with a history that the caller may read: each
   * change once, in the order of transactions, at most 500 at a time. Take a cursor first, then read the lists, then ask for what
   * came since. A change of a part, such as a line, is one of its whole.
   */
  @Get()
  @SignedIn()
  list(@Query() { since }: ChangesQuery): Promise<Changes> {
    return this.changes.since(since);
  }
}
