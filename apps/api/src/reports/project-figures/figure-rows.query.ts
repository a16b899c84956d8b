import { DropsUnknown, OneOf, projectFigureKinds, type ProjectFigureKind } from '@kontor/domain';
import { AskedDate, AskedId } from '../../platform/rest/query/asked.ts';

/** The rows of a figure, of one month or person where asked. */
@DropsUnknown()
export class FigureRowsQuery {
  @OneOf(projectFigureKinds)
  figure: ProjectFigureKind;
  /** `YYYY-MM-DD`, the first day. */
  @AskedDate({ optional: true })
  from?: string;
  /** `YYYY-MM-DD`, the last day. */
  @AskedDate({ optional: true })
  to?: string;
  /** Of hours. */
  @AskedId()
  userId?: number;
}
