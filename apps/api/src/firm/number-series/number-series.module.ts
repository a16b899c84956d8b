import { Module } from '@nestjs/common';
import { NumberSeriesController } from './number-series.controller.ts';
import { NumberSeriesService } from './number-series.service.ts';

@Module({ controllers: [NumberSeriesController], providers: [NumberSeriesService], exports: [NumberSeriesService] })
export class NumberSeriesModule {}
