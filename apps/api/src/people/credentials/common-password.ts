import { isCommonPassword } from '@kontor/domain';
import { ApiError } from '../../platform/errors/api-error.ts';

/** The rule of the form knows nothing of the person; this one knows the names and the address. `field` is where the form shows it. */
export function refuseCommon(password: string, own: readonly string[], field = 'password'): void {
  const code = 'auth.password_too_common';
  if (isCommonPassword(password, own)) throw new ApiError(code, undefined, { [field]: { code } });
}
