// Loads the program before the first file, so that what loading leaves in the process is not held against that file.
import 'reflect-metadata';
import { pino } from 'pino';
import '../../apps/api/src/app.ts';
import { clock } from '../../apps/api/src/platform/context/clock.ts';
import { watched } from './native/left-behind.mjs';

watched.set('clock', () => clock.now);
process.env.MIKRO_ORM_COLORS ??= 'false'; // MikroORM enters it when it starts
export const logger = pino({ level: 'silent' }); // as long as there is one, pino listens to the end of the process
