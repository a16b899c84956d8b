import { Module } from '@nestjs/common';
import { TodosController } from './todos.controller.ts';
import { TodosService } from './todos.service.ts';

@Module({ controllers: [TodosController], providers: [TodosService] })
export class TodosModule {}
