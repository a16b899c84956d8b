import type { ActorKind } from '@kontor/domain';
import { actorName } from './actorName.ts';

const t = (key: string, options: Record<string, unknown> = {}) => [key, ...Object.values(options)].join(' ');

it.each<[ActorKind, string | null, string]>([
  ['person', 'Ona Onaitė', 'Ona Onaitė'],
  ['token', 'Ona Onaitė', 'Ona Onaitė (API)'],
  ['link', 'Ona Onaitė', 'kontor.activity.by_link Ona Onaitė'],
  ['link', null, 'kontor.activity.customer_by_link'],
  ['system', null, 'Kontor'],
  ['visitor', null, 'kontor.activity.visitor'],
])('calls a %s whose user is %s so in the history', (actor, userName, name) => {
  expect(actorName({ actor, userName }, t)).toBe(name);
});
