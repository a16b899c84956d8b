import { Module, type MiddlewareConsumer, type NestModule } from '@nestjs/common';
import { HealthController } from './health.controller.ts';
import { Metrics } from './metrics.ts';

@Module({ controllers: [HealthController], providers: [Metrics] })
export class HealthModule implements NestModule {
  constructor(private readonly metrics: Metrics) {}

  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(this.metrics.observe).forRoutes('{*all}');
  }
}
