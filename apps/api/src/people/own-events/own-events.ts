import type { EntityManager } from '@mikro-orm/postgresql';
import type { IcsEvent } from '@kontor/domain';

/** A person's own events; `site` is the host of their links. */
type OwnEvents = (em: EntityManager, userId: number, site: string) => Promise<IcsEvent[]>;

const sources: OwnEvents[] = [];

/** Lets a later wing add events to a person's calendar feed. */
export const addOwnEvents = (source: OwnEvents): void => void sources.push(source);

export const ownEventsOf: OwnEvents = async (em, userId, site) =>
  (await Promise.all(sources.map((source) => source(em, userId, site)))).flat();
