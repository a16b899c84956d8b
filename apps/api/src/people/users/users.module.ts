import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.ts';
import { InvitationsService } from './invitations.service.ts';
import { UsersController } from './users.controller.ts';
import { UsersService } from './users.service.ts';

@Module({
  imports: [AuthModule],
  controllers: [UsersController],
  providers: [UsersService, InvitationsService],
  exports: [UsersService],
})
export class UsersModule {}
