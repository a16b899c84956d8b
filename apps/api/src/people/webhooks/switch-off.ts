import { LockMode, type MikroORM } from '@mikro-orm/postgresql';
import type { WebhookOffReason } from '@kontor/domain';
import { randomUUID } from 'node:crypto';
import { system } from '../../platform/context/actor.ts';
import { runWith } from '../../platform/context/context.ts';
import { inTransaction } from '../../platform/rest/retry.ts';
import { notify } from '../notifications/notify.ts';
import { whoMay } from '../users/who-may.ts';
import { Webhook } from './webhook.entity.ts';

/** Switches a webhook off in the name of Kontor, and notifies those who can switch it on again. */
export function switchOff(orm: MikroORM, id: number, reason: WebhookOffReason): Promise<void> {
  const context = { requestId: `webhook-${id}-${randomUUID()}`, actor: system, route: `webhook ${id}`, root: orm.em };
  return runWith(context, () =>
    inTransaction(orm.em.fork(), async (em) => {
      const hook = await em.findOne(Webhook, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
      if (!hook?.active) return;
      em.assign(hook, { active: false, offReason: reason });
      await em.flush();
      await notify(em, await whoMay(em, 'update', 'Webhook', hook), {
        kind: 'webhookSwitchedOff',
        params: { name: hook.name },
        subject: 'Webhook',
        subjectId: id,
        dedupeKey: `webhookSwitchedOff ${id} ${hook.version}`,
      });
    }),
  );
}
