import type { AbilityRule } from '../role/role.ts';

/** The `userData` of the sign-in responses. */
export class SessionUser {
  id: number;
  fullName: string;
  username: string;
  avatar: string | null;
  email: string;
  /** The key of the role, such as `admin`. */
  role: string;
  ability: AbilityRule[];
  extras: { eCommerceCartItemsCount: number };
}
