import { isCommonPassword } from '@kontor/domain';
import { ApiError } from '../../platform/errors/api-error.ts';

/** Unlike the form's rule, this one knows the person's names and address. `field` is where the form shows the refusal. */
export function refuseCommon(password: string, own: readonly string[], field = 'password'): void {
  const code = 'auth.password_too_common';
  if (isCommonPassword(password, own)) throw new ApiError(code, undefined, { [field]: { code } });
}
