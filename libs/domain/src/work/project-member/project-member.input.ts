import { Amount, Id } from '../../platform/input/validators.ts';
import { DatedRates, type DatedRateInput } from '../../firm/dated-rate/dated-rate.input.ts';

export class ProjectMemberInput {
  @Id({ code: 'document.select_project' }) projectId: number;
  @Id() userId: number;
  @Amount({ optional: true }) hourlyRate?: number | null;
  @DatedRates() rates?: DatedRateInput[] | null;
}
