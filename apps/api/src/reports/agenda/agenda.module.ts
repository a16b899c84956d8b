import { Module } from '@nestjs/common';
import { AgendaController } from './agenda.controller.ts';
import { AgendaService } from './agenda.service.ts';

@Module({ controllers: [AgendaController], providers: [AgendaService], exports: [AgendaService] })
export class AgendaModule {}
