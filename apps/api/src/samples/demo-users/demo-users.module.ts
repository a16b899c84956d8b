import { Module } from '@nestjs/common';
import { DemoUsersController } from './demo-users.controller.ts';
import { DemoUsersService } from './demo-users.service.ts';

@Module({ controllers: [DemoUsersController], providers: [DemoUsersService] })
export class DemoUsersModule {}
