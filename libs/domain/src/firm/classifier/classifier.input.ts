import { Flag, Text, Whole } from '../../platform/input/validators.ts';
import type { ClassifierType } from './classifier.ts';

export class ClassifierInput {
  @Whole(1, 8) type: ClassifierType = 1;
  @Text(30) code: string;
  @Text(100) nameEn: string;
  @Text(100) nameLt: string;
  @Text(100) nameNo: string;
  @Whole(0, 10_000) position: number;
  @Flag() active: boolean;
}
