import { OneOf, Text } from '../../platform/input/validators.ts';
import { registers, type Register } from './register-answer.ts';

/** A query to a register. */
export class LookUpInput {
  @OneOf(registers) register: Register;
  @Text(50) code: string;
}
