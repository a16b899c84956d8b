import { DropsUnknown } from '../../platform/input/read-input.ts';
import { OneOf, Text } from '../../platform/input/validators.ts';
import {
  demoUserPlans,
  demoUserRoles,
  demoUserStatuses,
  type DemoUserPlan,
  type DemoUserRecord,
  type DemoUserRole,
  type DemoUserStatus,
} from './demo-user.ts';

/** A new user of the sample list. */
@DropsUnknown()
export class DemoUserInput {
  @Text(100) fullName: string;
  @Text(50) username: string;
  @Text(200, { optional: true }) email?: string | null;
  @Text(100, { optional: true }) company?: string | null;
  @Text(100, { optional: true }) country?: string | null;
  @Text(50, { optional: true }) contact?: string | null;
  @OneOf(demoUserRoles, { optional: true }) role?: DemoUserRole | null;
  @OneOf(demoUserPlans, { optional: true }) currentPlan?: DemoUserPlan | null;
  @OneOf(demoUserStatuses, { optional: true }) status?: DemoUserStatus | null;
  @Text(2000, { optional: true }) avatar?: string | null;
}

/** The user made from this input. Values left out are empty; role and plan default to the lowest. */
export const demoUserOf = (id: number, input: DemoUserInput): DemoUserRecord => ({
  id,
  fullName: input.fullName,
  company: input.company ?? '',
  role: input.role ?? 'subscriber',
  username: input.username,
  country: input.country ?? '',
  contact: input.contact ?? '',
  email: input.email ?? '',
  currentPlan: input.currentPlan ?? 'basic',
  status: input.status ?? 'pending',
  avatar: input.avatar ?? '',
});
