import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { allows } from '@kontor/abilities';
import {
  DropsUnknown,
  OneOf,
  Text,
  wonPeriods,
  type EstimateRecord,
  type EstimateWonRecord,
  type WonPeriod,
} from '@kontor/domain';
import { actor } from '../../platform/context/actor.ts';
import { forbidden } from '../../platform/errors/api-error.ts';
import { inBase } from '../../platform/orm/in-base.ts';
import { sumsOf } from '../../platform/rest/sums.ts';
import { estimateList, expired } from './estimates.list.ts';

@DropsUnknown()
export class EstimateWonQuery {
  /** JSON object, as in the list. */
  @Text(8_000, { optional: true })
  filter?: string;
  /** By month when left out. */
  @OneOf(wonPeriods, { optional: true })
  period?: WonPeriod;
}

const formats: Record<WonPeriod, string> = { month: 'YYYY-MM', quarter: 'YYYY-"Q"Q' };
/** The day on which an estimate was answered, or the last on which it could be. */
const endedOn =
  '(case when e.decided_at is null then e.expiry_date else (e.decided_at at time zone (select time_zone from organisation))::date end)';
const isEnded = `(e.status in ('accepted', 'rejected') or ${expired})`;

const amountOf = (amount: string, where: string): string => `coalesce(sum(${inBase(amount, 'e')}) filter (where ${where}), 0)`;

/** Tells which share of the estimates was won. */
@Injectable()
export class EstimateWonService {
  constructor(private readonly em: EntityManager) {}

  /** Counts and adds up how the estimates of a filter ended, by month or quarter, the latest first. */
  async byPeriod({ filter, period = 'month' }: EstimateWonQuery): Promise<EstimateWonRecord[]> {
    if (!allows(actor().ability, 'read', 'Estimate', undefined, 'total')) throw forbidden();
    const name = `case when ${isEnded} then to_char(${endedOn}, '${formats[period]}') end`;
    const countOf = (where: string) => `count(*) filter (where ${where})`;
    const figures = `${name} as period,
      ${countOf("e.status = 'accepted'")} as "acceptedCount", ${countOf("e.status = 'rejected'")} as "rejectedCount",
      ${countOf(expired)} as "expiredCount", ${amountOf('e.accepted_total', "e.status = 'accepted'")} as "acceptedAmount",
      ${amountOf('e.total', `e.status = 'rejected' or ${expired}`)} as "lostAmount"`;
    const rows = await sumsOf<EstimateWonRecord & { period: string | null }, EstimateRecord>(
      this.em,
      estimateList,
      { filter },
      figures,
      name,
    );
    return rows.filter((row) => row.period !== null).reverse();
  }
}
