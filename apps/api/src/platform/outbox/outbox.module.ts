import { Module } from '@nestjs/common';
import { OutboxController } from './outbox.controller.ts';
import { Postman } from './postman.ts';

@Module({ controllers: [OutboxController], providers: [Postman] })
export class OutboxModule {}
