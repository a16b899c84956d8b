import { Module } from '@nestjs/common';
import { StatementsController } from './statements.controller.ts';
import { StatementsService } from './statements.service.ts';

@Module({ controllers: [StatementsController], providers: [StatementsService] })
export class StatementsModule {}
