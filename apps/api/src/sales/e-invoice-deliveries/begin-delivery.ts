import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { clock } from '../../platform/context/clock.ts';
import { enqueue } from '../../platform/jobs/job.ts';
import { handOverEInvoice } from './e-invoice-deliveries.jobs.ts';
import { EInvoiceDelivery } from './e-invoice-delivery.entity.ts';
import { noteState } from './take-news.ts';

type Of = { subjectType: string; subjectId: number; edition: number };

/** Asks for the handing over of an e-invoice, under a key of its own. */
export async function beginDelivery(em: EntityManager, of: Of): Promise<void> {
  const delivery = em.create(EInvoiceDelivery, { ...of, key: randomUUID(), state: 'queued', stateAt: clock.now() });
  noteState(em, delivery, null);
  await em.flush();
  await enqueueHandingOver(em, delivery.id);
}

export const enqueueHandingOver = (em: EntityManager, deliveryId: number, runAt?: Date): Promise<void> =>
  enqueue(em, handOverEInvoice, { deliveryId }, { key: `hand over e-invoice ${deliveryId}`, ...(runAt && { runAt }) });
