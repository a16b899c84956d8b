import { Controller, Get, Param, Query } from '@nestjs/common';
import type { ProjectFigureRow, ProjectFigures } from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { FigureRowsQuery } from './figure-rows.query.ts';
import { ProjectFiguresService } from './project-figures.service.ts';

@Controller('api/v1/projects')
export class ProjectFiguresController {
  constructor(private readonly figures: ProjectFiguresService) {}

  /**
   * Returns what the project brought and cost, its hours by week against the plan, and how it ends if it goes on as it did. A figure that the
   * person may not see is null.
   */
  @Get(':id/figures')
  @Can('read', 'Project')
  get(@Param('id', IdPipe) id: number): Promise<ProjectFigures> {
    return this.figures.get(id);
  }

  /** Lists what a figure of the project is made of, the newest thousand rows. 403 for a figure that the person may not see. */
  @Get(':id/figures/rows')
  @Can('read', 'Project')
  rows(@Param('id', IdPipe) id: number, @Query() query: FigureRowsQuery): Promise<ProjectFigureRow[]> {
    return this.figures.rows(id, query);
  }
}
