import { SetMetadata } from '@nestjs/common';

export const NEVER_KEPT = 'kontor:never-kept';

/** Passwords, codes and keys pass through this route: an `Idempotency-Key` keeps neither what was sent nor what was answered. */
export const NeverKept = (): MethodDecorator & ClassDecorator => SetMetadata(NEVER_KEPT, true);
