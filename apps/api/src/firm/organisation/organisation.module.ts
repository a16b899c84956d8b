import { Global, Module } from '@nestjs/common';
import { OrganisationController } from './organisation.controller.ts';
import { OrganisationService } from './organisation.service.ts';

/** Global: every module asks it for the settings and for today. */
@Global()
@Module({ controllers: [OrganisationController], providers: [OrganisationService], exports: [OrganisationService] })
export class OrganisationModule {}
