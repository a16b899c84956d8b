import { Module } from '@nestjs/common';
import { ClassifiersController } from './classifiers.controller.ts';
import { ClassifiersService } from './classifiers.service.ts';

@Module({ controllers: [ClassifiersController], providers: [ClassifiersService] })
export class ClassifiersModule {}
