import { Body, Controller, Get, Put } from '@nestjs/common';
import { OrganisationInput, type OrganisationRecord } from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { Version } from '../../platform/rest/version.ts';
import { OrganisationService } from './organisation.service.ts';

/** The organisation profile: names and codes, currency, defaults, lock date. */
@Controller('api/v1/organisation')
export class OrganisationController {
  constructor(private readonly organisation: OrganisationService) {}

  /** Returns the organisation profile; there is one, with id 1. */
  @Get('1')
  @Can('read', 'Organisation')
  get(): Promise<OrganisationRecord> {
    return this.organisation.read();
  }

  /** Replaces the organisation profile. Issued documents keep the data that they were issued with. */
  @Put('1')
  @Can('update', 'Organisation')
  update(@Version() version: number, @Body() input: OrganisationInput): Promise<OrganisationRecord> {
    return this.organisation.update(version, input);
  }
}
