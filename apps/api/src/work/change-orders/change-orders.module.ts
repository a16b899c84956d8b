import { Module } from '@nestjs/common';
import { ProjectsModule } from '../projects/projects.module.ts';
import { ChangeOrdersController } from './change-orders.controller.ts';
import { ChangeOrdersService } from './change-orders.service.ts';

@Module({ imports: [ProjectsModule], controllers: [ChangeOrdersController], providers: [ChangeOrdersService] })
export class ChangeOrdersModule {}
