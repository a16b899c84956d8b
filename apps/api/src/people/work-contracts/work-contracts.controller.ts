import { Body, Controller, Delete, Get, Param, Put, Query } from '@nestjs/common';
import { WorkContractInput, type WorkContractRecord } from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { Post } from '../../platform/rest/post.ts';
import { Version } from '../../platform/rest/version.ts';
import { WorkContractsService } from './work-contracts.service.ts';

/** Hours and holiday that people have agreed on, each from a day on. */
@Controller('api/v1/work-contracts')
export class WorkContractsController {
  constructor(private readonly contracts: WorkContractsService) {}

  /** Lists contracts of people, each with its first day; usually filtered by userId. */
  @Get()
  @Can('read', 'WorkContract')
  list(@Query() query: ListQuery): Promise<Page<WorkContractRecord>> {
    return this.contracts.list(query);
  }

  /** Returns one contract. */
  @Get(':id')
  @Can('read', 'WorkContract')
  get(@Param('id', IdPipe) id: number): Promise<WorkContractRecord> {
    return this.contracts.get(id);
  }

  /** Gives a person new hours from a day on. The contract before ends the day before. */
  @Post()
  @Can('create', 'WorkContract')
  create(@Body() input: WorkContractInput): Promise<WorkContractRecord> {
    return this.contracts.create(input);
  }

  /** Changes a contract, also of days that are past: their targets change with it. */
  @Put(':id')
  @Can('update', 'WorkContract')
  update(
    @Param('id', IdPipe) id: number,
    @Version() version: number,
    @Body() input: WorkContractInput,
  ): Promise<WorkContractRecord> {
    return this.contracts.update(id, version, input);
  }

  /** Deletes a contract: the one before it applies again. */
  @Delete(':id')
  @Can('delete', 'WorkContract')
  remove(@Param('id', IdPipe) id: number, @Version() version: number): Promise<WorkContractRecord> {
    return this.contracts.remove(id, version);
  }
}
