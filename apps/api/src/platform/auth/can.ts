import { SetMetadata } from '@nestjs/common';
import type { Subject, Verb } from '@kontor/abilities';

export const CAN = 'kontor:can';
export const SIGNED_IN = 'kontor:signed-in';
export const PUBLIC = 'kontor:public';
export type Needed = { verb: Verb; subject: Subject };

/** The right that a route needs. The application does not start with a route that has none of this, `@SignedIn()` and `@Public()`. */
export const Can = (verb: Verb, subject: Subject): MethodDecorator => SetMetadata(CAN, { verb, subject } satisfies Needed);

/** Everybody with a valid token may call this route, whatever their role: it gives the person's own data, or data that is nobody's. */
export const SignedIn = (): MethodDecorator & ClassDecorator => SetMetadata(SIGNED_IN, true);

/** This route needs no token. A test keeps the list of such routes. */
export const Public = (): MethodDecorator & ClassDecorator => SetMetadata(PUBLIC, true);
