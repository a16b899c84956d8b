import { Module } from '@nestjs/common';
import { TodosController } from './todos.controller.ts';
import { TodoGiving } from './todo-giving.service.ts';
import { TodosService } from './todos.service.ts';

@Module({ controllers: [TodosController], providers: [TodosService, TodoGiving] })
export class TodosModule {}
