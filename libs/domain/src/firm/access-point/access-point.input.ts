import { Text, all, fits, say } from '../../platform/input/validators.ts';
import { isAccessPointAddress } from './access-point.rules.ts';

const address = fits(
  'isAccessPointAddress',
  (value) => typeof value === 'string' && isAccessPointAddress(value),
  say({}, 'access_point.not_an_address'),
);

export class AccessPointInput {
  /** HTTPS; HTTP only where it runs on the same computer. */
  @all(Text(300), address) address: string;
  /** Left out, the stored token stays, unless the address changes; null removes it. */
  @Text(1000, { optional: true, asTyped: true }) token?: string | null;
}
