import { defineSubject } from '../../platform/subjects/subject.ts';
import { Milestone } from './milestone.entity.ts';

export const milestoneSubject = defineSubject({ entity: Milestone });
