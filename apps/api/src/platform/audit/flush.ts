import type { EntityManager, UnitOfWork } from '@mikro-orm/core';

type Told = {
  /** The history calls the change so, where the route alone does not say it. */
  verb?: string;
  reason?: string | null | undefined;
  /** Reasons for parts of the change, each by the name of its field. */
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

/** The verb and the reasons for the changes that this manager is writing. */
export const toldOf = (em: EntityManager): Told | undefined => told.get(em.getUnitOfWork(false));
