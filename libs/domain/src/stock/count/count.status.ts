import { machine } from '../../platform/machine/machine.ts';

export const countStatuses = ['open', 'posted'] as const;
export type CountStatus = (typeof countStatuses)[number];
export type CountVerb = 'enter' | 'post' | 'delete';

export const countMachine = machine<CountStatus, CountVerb>('count', 'open', {
  enter: { from: ['open'], to: 'open' },
  post: { from: ['open'], to: 'posted' },
  delete: { from: ['open'], to: 'open' },
});
