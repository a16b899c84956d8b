import { Module } from '@nestjs/common';
import { AbsencesController } from './absences.controller.ts';
import { AbsencesService } from './absences.service.ts';

@Module({ controllers: [AbsencesController], providers: [AbsencesService] })
export class AbsencesModule {}
