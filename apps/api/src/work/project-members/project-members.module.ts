import { Module } from '@nestjs/common';
import { ProjectMembersController } from './project-members.controller.ts';
import { ProjectMembersService } from './project-members.service.ts';

@Module({ controllers: [ProjectMembersController], providers: [ProjectMembersService], exports: [ProjectMembersService] })
export class ProjectMembersModule {}
