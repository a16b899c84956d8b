import { Module } from '@nestjs/common';
import { ProjectFiguresController } from './project-figures.controller.ts';
import { ProjectFiguresService } from './project-figures.service.ts';

@Module({ controllers: [ProjectFiguresController], providers: [ProjectFiguresService] })
export class ProjectFiguresModule {}
