import { Global, Module } from '@nestjs/common';
import { SampleSets } from './sample-sets.ts';

/** What the modules of the sample calls share. */
@Global()
@Module({ providers: [SampleSets], exports: [SampleSets] })
export class SamplesModule {}
