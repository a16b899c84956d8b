import { OneOf, Text } from '../input/validators.ts';
import { errorLevels, type ErrorLevel } from './error-log.ts';

/** An uncaught error of the browser. */
export class BrowserErrorInput {
  @Text(1000) message: string;
  @Text(8000, { optional: true, asTyped: true }) stack?: string | null;
  @Text(500, { optional: true }) route?: string | null;
  /** Default: `error`. */
  @OneOf(errorLevels, { optional: true }) level?: ErrorLevel;
}
