import { defineSubject } from '../../platform/subjects/subject.ts';
import { SampleSet } from './sample-set.entity.ts';

export const sampleSetSubject = defineSubject({
  entity: SampleSet,
  history: 'none',
});
