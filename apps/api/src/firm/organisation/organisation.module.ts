import { Global, Module } from '@nestjs/common';
import { OrganisationController } from './organisation.controller.ts';
import { OrganisationService } from './organisation.service.ts';

/** Global, because every module needs the settings and today's date. */
@Global()
@Module({ controllers: [OrganisationController], providers: [OrganisationService], exports: [OrganisationService] })
export class OrganisationModule {}
