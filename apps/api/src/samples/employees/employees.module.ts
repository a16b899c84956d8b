import { Module } from '@nestjs/common';
import { EmployeesController } from './employees.controller.ts';
import { EmployeesService } from './employees.service.ts';

@Module({ controllers: [EmployeesController], providers: [EmployeesService] })
export class EmployeesModule {}
