import { Module } from '@nestjs/common';
import { HealthController } from './health.controller.ts';
import { Liveness } from './liveness.ts';
import { Metrics } from './metrics.ts';

@Module({ controllers: [HealthController], providers: [Liveness, Metrics] })
export class HealthModule {}
