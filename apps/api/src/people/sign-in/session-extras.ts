import { sql, type RawBuilder } from 'kysely';
import type { Config } from '../../config.ts';

type Figure = (userId: RawBuilder<unknown>, config: Config) => RawBuilder<number>;

const figures = new Map<string, Figure>();

/** Lets a later wing add a figure to the sign-in answer, under `extras`. */
export const addSessionExtra = (name: string, figure: Figure) => figures.set(name, figure);

/** All figures in one JSON column. */
export const sessionExtras = (userId: RawBuilder<unknown>, config: Config): RawBuilder<unknown> =>
  sql`jsonb_build_object(${sql.join([...figures].flatMap(([name, figure]) => [sql.lit(name), figure(userId, config)]))})`;
