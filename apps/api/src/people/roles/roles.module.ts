import { Module } from '@nestjs/common';
import { AuthModule } from '../../platform/auth/auth.module.ts';
import { RolesController } from './roles.controller.ts';
import { RolesService } from './roles.service.ts';

@Module({ imports: [AuthModule], controllers: [RolesController], providers: [RolesService], exports: [RolesService] })
export class RolesModule {}
