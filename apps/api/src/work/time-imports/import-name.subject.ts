import { defineSubject } from '../../platform/subjects/subject.ts';
import { ImportName } from './import-name.entity.ts';

export const importNameSubject = defineSubject({ entity: ImportName, history: 'none' });
