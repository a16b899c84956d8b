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

it('names the token, and its service account where it acts for no user', () => {
  expect(actorName({ actor: 'token', userName: 'Ona', tokenName: 'Till' }, t)).toBe('Ona (API: Till)');
  const ofNobody = { userName: null, serviceAccountName: 'Web shop', tokenName: 'Orders' };
  expect(actorName({ actor: 'token', ...ofNobody }, t)).toBe('Web shop (API: Orders)');
});
