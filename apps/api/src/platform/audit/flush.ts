import type { EntityManager, UnitOfWork } from '@mikro-orm/core';

type Told = {
  /** The verb in the history, when it differs from the route's. */
  verb?: string;
  reason?: string | null | undefined;
  /** Reasons for parts of the change, by field name. */
  reasons?: Record<string, string | null | undefined>;
};

const told = new WeakMap<UnitOfWork, Told>();

/** Flushes the changes, with a verb and reasons for the history. */
export async function flush(em: EntityManager, { verb, reason, reasons = {} }: Told): Promise<void> {
  const unit = em.getUnitOfWork();
  told.set(unit, { verb, reasons: { reason, ...reasons } });
  try {
    await em.flush();
  } finally {
    told.delete(unit);
  }
}

/** The verb and the reasons given for the changes that this entity manager is writing. */
export const toldOf = (em: EntityManager): Told | undefined => told.get(em.getUnitOfWork(false));
