import { ArrayMaxSize, ArrayUnique, IsArray } from 'class-validator';
import { OneOf } from '../../platform/input/validators.ts';
import { dashboardPanels, type DashboardPanel } from './dashboard-layout.ts';

const Panels: PropertyDecorator = (target, key) => {
  for (const decorate of [
    OneOf(dashboardPanels, { each: true }),
    IsArray({ message: 'field.not_a_list' }),
    ArrayMaxSize(dashboardPanels.length, { message: `field.too_many {"max":${dashboardPanels.length}}` }),
    ArrayUnique({ message: 'field.repeated' }),
  ])
    decorate(target, key);
};

export class DashboardLayoutInput {
  /** The panels in the person's order; those that are not named follow. */
  @Panels panels: DashboardPanel[];
  @Panels hidden: DashboardPanel[];
}
