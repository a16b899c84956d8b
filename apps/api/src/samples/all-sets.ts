import { contentSet } from '../content/content.set.ts';
import type { SampleDefinition } from './sample-set.ts';

/** Every set of sample data, for restoring them. */
export const allSets: SampleDefinition[] = [contentSet];
