import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { InvoicedOfProject } from '@kontor/domain';

/** The port by which the sales wing, which owns invoices, tells what of a project with a fixed price is invoiced. */
@Injectable()
export class ProjectInvoices {
  invoiced: (em: EntityManager, projectId: number) => Promise<InvoicedOfProject> = () =>
    Promise.resolve({ invoiced: 0, currency: '', isSeen: false });
}
