import { Module } from '@nestjs/common';
import { RolesController } from './roles.controller.ts';
import { RolesService } from './roles.service.ts';

@Module({ controllers: [RolesController], providers: [RolesService], exports: [RolesService] })
export class RolesModule {}
