import { SetMetadata } from '@nestjs/common';

export const NEVER_KEPT = 'kontor:never-kept';

/** Passwords, codes or keys pass through this route: an `Idempotency-Key` stores neither request nor answer. */
export const NeverKept = (): MethodDecorator & ClassDecorator => SetMetadata(NEVER_KEPT, true);
