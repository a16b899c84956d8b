import { demoUserCount, demoUserPosition } from '@kontor/domain';
import { sampleDemoUsers } from '@kontor/demo-data/samples';
import type { SampleDefinition } from '../sets/sample-set.ts';
import { DemoUser } from './demo-user.entity.ts';

export const demoUserSet: SampleDefinition = {
  name: 'demo users',
  personal: false,
  tables: ['demo_user'],
  nextId: demoUserCount + 1,
  load: (em) => {
    for (const user of sampleDemoUsers()) em.create(DemoUser, { ...user, position: demoUserPosition(user.id) });
  },
};
