import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { assertMakesProject, projectOf, type EstimateDetail, type MakeProjectInput } from '@kontor/domain';
import { flush } from '../../platform/audit/flush.ts';
import { createProjectWithTasks } from '../../work/tasks/create-project-with-tasks.ts';
import { EstimatesService } from './estimates.service.ts';
import { readAfter } from '../../platform/rest/read-after.ts';
import { estimateDetail } from './estimates.list.ts';

type Around = { workdayMinutes: number; customerCurrency: string };

/** Makes projects from accepted estimates. */
@Injectable()
export class EstimateProjectsService {
  constructor(
    private readonly em: EntityManager,
    private readonly estimates: EstimatesService,
  ) {}

  /** Creates the project with its tasks and budgets, once, and puts the estimate under it. Needs the right to create projects and tasks. */
  make(id: number, input: MakeProjectInput): Promise<EstimateDetail> {
    return readAfter(this.em, estimateDetail, id, async (em) => {
      const estimate = await this.estimates.lock(em, id, 'makeProject');
      assertMakesProject(estimate);
      const { rows } = await sql<Around>`select o.workday_minutes as "workdayMinutes", c.currency as "customerCurrency"
        from customer c cross join organisation o where c.id = ${estimate.customerId}`.execute(em.getKysely());
      if (!rows[0]) throw new Error(`There is no customer of estimate ${id}, or the organisation is missing`);
      const { project, tasks } = projectOf(await this.estimates.whole(id), input, rows[0]);
      const projectId = await createProjectWithTasks(em, project, tasks);
      em.assign(estimate, { projectId, madeProjectId: projectId });
      await flush(em, { verb: 'makeProject' });
    });
  }
}
