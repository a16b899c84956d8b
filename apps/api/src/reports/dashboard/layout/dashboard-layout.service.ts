import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { arrangedPanels, knownPanels, type DashboardLayoutRecord, type DashboardLayoutInput } from '@kontor/domain';
import { actor, person } from '../../../platform/context/actor.ts';
import { DashboardLayout } from './dashboard-layout.entity.ts';

@Injectable()
export class DashboardLayoutService {
  constructor(private readonly em: EntityManager) {}

  /** A program has the usual order. */
  async get(): Promise<DashboardLayoutRecord> {
    const { userId } = actor();
    return layoutOf(userId === null ? null : await this.em.findOne(DashboardLayout, { userId }));
  }

  async arrange({ panels, hidden }: DashboardLayoutInput): Promise<DashboardLayoutRecord> {
    const layout = { userId: person().userId, panels, hidden };
    await this.em.upsert(DashboardLayout, layout);
    return layoutOf(layout);
  }

  async reset(): Promise<DashboardLayoutRecord> {
    await this.em.nativeDelete(DashboardLayout, { userId: person().userId });
    return layoutOf(null);
  }
}

const layoutOf = (chosen: DashboardLayoutInput | null): DashboardLayoutRecord => ({
  panels: arrangedPanels(chosen?.panels ?? []),
  hidden: knownPanels(chosen?.hidden ?? []),
});
