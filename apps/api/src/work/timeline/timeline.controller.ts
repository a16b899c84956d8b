import { Controller, Get, Query } from '@nestjs/common';
import type { ProjectTimeline } from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { TimelineQuery } from './timeline-query.ts';
import { TimelineService } from './timeline.service.ts';

/** Projects, tasks and milestones over time. */
@Controller('api/v1/project-timeline')
export class ProjectTimelineController {
  constructor(private readonly timeline: TimelineService) {}

  /**
   * Returns the projects of a period with their tasks and milestones, by code. A project belongs to it by its own dates or by those of a task or
   * milestone; what is late counts until today, and tasks without dates come with their project until they are done. Dates are changed
   * through projects, tasks and milestones.
   */
  @Get()
  @Can('read', 'Project')
  get(@Query() query: TimelineQuery): Promise<ProjectTimeline> {
    return this.timeline.get(query);
  }
}
