import { defineSubject } from '../../platform/subjects/subject.ts';
import { Classifier } from './classifier.entity.ts';

export const classifierSubject = defineSubject({
  entity: Classifier,
  constraints: {
    classifier_code_unique: { code: 'classifier.code_in_use', field: 'code' },
  },
});
