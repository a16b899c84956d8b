import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { allows } from '@kontor/abilities';
import { DropsUnknown, type LateInterest } from '@kontor/domain';
import { OrganisationService } from '../../firm/organisation/organisation.service.ts';
import { actor } from '../../platform/context/actor.ts';
import { forbidden } from '../../platform/errors/api-error.ts';
import { InvoicesService } from '../invoices/invoices.service.ts';
import { readLateInterest } from './read-late-interest.ts';
import { AskedDate } from '../../platform/rest/query/asked.ts';

@DropsUnknown()
export class LateInterestQuery {
  /** The last day that counts, `YYYY-MM-DD`; today when left out. */
  @AskedDate({ optional: true })
  until?: string;
}

/** Late interest of an invoice: computed when it is asked for, and kept nowhere. */
@Injectable()
export class LateInterestService {
  constructor(
    private readonly em: EntityManager,
    private readonly invoices: InvoicesService,
    private readonly organisation: OrganisationService,
  ) {}

  /** Needs the right to read the amounts of invoices. */
  async of(invoiceId: number, { until }: LateInterestQuery): Promise<LateInterest> {
    if (!allows(actor().ability, 'read', 'Invoice', undefined, 'balance')) throw forbidden();
    const untilDate = until ?? (await this.organisation.today());
    const { currency } = await this.invoices.get(invoiceId);
    const [found] = await readLateInterest(this.em, { invoiceId }, untilDate);
    return { untilDate, currency, amount: found?.amount ?? 0, rows: found?.rows ?? [] };
  }
}
