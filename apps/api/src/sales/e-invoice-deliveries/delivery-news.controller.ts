import { createHash, timingSafeEqual } from 'node:crypto';
import { Body, Controller, Headers, HttpCode, Ip } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { EInvoiceDeliveryNewsInput } from '@kontor/domain';
import { AccessPoints } from '../../firm/access-point/access-points.service.ts';
import { Public } from '../../platform/auth/can.ts';
import { Limiter } from '../../platform/auth/limiter.ts';
import { notFound } from '../../platform/errors/api-error.ts';
import { enqueue } from '../../platform/jobs/job.ts';
import { NeverKept } from '../../platform/rest/idempotency/never-kept.ts';
import { Post } from '../../platform/rest/post.ts';
import { takeEInvoiceNews } from './e-invoice-deliveries.jobs.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** What the access point tells by itself. It proves itself by the secret that came with each document, and has no other rights. */
@Public()
@NeverKept()
@Controller('api/v1/access-point/news')
export class DeliveryNewsController {
  constructor(
    private readonly em: EntityManager,
    private readonly limiter: Limiter,
    private readonly accessPoints: AccessPoints,
  ) {}

  /**
   * Takes the state of an e-invoice, by the header `X-Access-Point-Secret`; 404 without the right one. The answer is the same whether the key is
   * known or not, and news may come twice, late and out of order.
   */
  @Post()
  @HttpCode(204)
  async take(
    @Headers('x-access-point-secret') secret: string | undefined,
    @Ip() ip: string,
    @Body() { key, state, reason }: EInvoiceDeliveryNewsInput,
  ): Promise<void> {
    await this.limiter.count(`e-invoice news ${ip}`, 300, 60);
    const settings = await this.accessPoints.settings(this.em);
    const isRight = timingSafeEqual(digest(secret ?? ''), digest(settings?.newsSecret ?? ''));
    if (!settings || !isRight) throw notFound();
    await this.em.transactional((em) => enqueue(em, takeEInvoiceNews, { key, state, reason: reason ?? null }));
  }
}
