import { SetMetadata } from '@nestjs/common';
import type { Subject, Verb } from '@kontor/abilities';

export const CAN = 'kontor:can';
export const PUBLIC = 'kontor:public';
export type Needed = { verb: Verb; subject: Subject };

/** What a person must be able to do to call this route. Every route has this or `@Public()`, or the application does not start. */
export const Can = (verb: Verb, subject: Subject): MethodDecorator => SetMetadata(CAN, { verb, subject } satisfies Needed);

/** This route needs no token. The list of these is checked by a test. */
export const Public = (): MethodDecorator & ClassDecorator => SetMetadata(PUBLIC, true);
