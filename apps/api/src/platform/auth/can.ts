import { SetMetadata } from '@nestjs/common';
import type { Subject, Verb } from '@kontor/abilities';

export const CAN = 'kontor:can';
export const SIGNED_IN = 'kontor:signed-in';
export const PUBLIC = 'kontor:public';
export type Needed = { verb: Verb; subject: Subject };

/** What a person must be able to do to call this route. Every route has this, `@SignedIn()` or `@Public()`, or the application does not start. */
export const Can = (verb: Verb, subject: Subject): MethodDecorator => SetMetadata(CAN, { verb, subject } satisfies Needed);

/** Everybody with a valid token may call this route, whatever the role: what it gives is the person's own, or nobody's. */
export const SignedIn = (): MethodDecorator & ClassDecorator => SetMetadata(SIGNED_IN, true);

/** This route needs no token. The list of these is checked by a test. */
export const Public = (): MethodDecorator & ClassDecorator => SetMetadata(PUBLIC, true);
