import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Put, Query } from '@nestjs/common';
import {
  InvitationInput,
  RevealInput,
  UserBulkInput,
  UserInput,
  type InvitationLink,
  type RevealedField,
  type UserRecord,
} from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { BulkIds } from '../../platform/rest/bulk.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { ListQuery } from '../../platform/rest/list.ts';
import { NeverKept } from '../../platform/rest/idempotency/never-kept.ts';
import type { Page } from '../../platform/rest/page.ts';
import { Post } from '../../platform/rest/post.ts';
import { Version } from '../../platform/rest/version.ts';
import { InvitationsService } from './invitations.service.ts';
import { UsersService } from './users.service.ts';

/** The people of the organisation: their details, invitations and access. */
@Controller('api/v1/users')
export class UsersController {
  constructor(
    private readonly users: UsersService,
    private readonly invitations: InvitationsService,
  ) {}

  /** Lists users, one page at a time; a role sees the fields that it may read. */
  @Get()
  @Can('read', 'User')
  list(@Query() query: ListQuery): Promise<Page<UserRecord>> {
    return this.users.list(query);
  }

  /** Returns one user. Personal ID and bank account are masked. */
  @Get(':id')
  @Can('read', 'User')
  get(@Param('id', IdPipe) id: number): Promise<UserRecord> {
    return this.users.get(id);
  }

  /** Adds a user and sends an invitation to their address; they choose the password themselves. */
  @Post()
  @Can('create', 'User')
  create(@Body() input: InvitationInput): Promise<UserRecord> {
    return this.invitations.create(input);
  }

  /**
   * Changes a user's data. Fields left out stay; null empties one. A changed address has to be confirmed again; a deactivated
   * user is signed out everywhere.
   */
  @Put(':id')
  @Can('update', 'User')
  update(@Param('id', IdPipe) id: number, @Version() version: number, @Body() input: UserInput): Promise<UserRecord> {
    return this.users.update(id, version, input);
  }

  /** Activates or deactivates several users, all or none; returns their ids. */
  @Patch()
  @Can('update', 'User')
  changeMany(@BulkIds() ids: number[], @Body() input: UserBulkInput): Promise<number[]> {
    return this.users.changeMany(ids, input);
  }

  /** Deletes a user whom no record refers to. Deactivate others instead. */
  @Delete(':id')
  @Can('delete', 'User')
  remove(@Param('id', IdPipe) id: number, @Version() version: number): Promise<UserRecord> {
    return this.users.remove(id, version);
  }

  /** Returns a personal ID or a bank account unmasked. The history records each reveal. */
  @Post(':id/reveal')
  @HttpCode(200)
  @NeverKept()
  @Can('read', 'User')
  reveal(@Param('id', IdPipe) id: number, @Body() input: RevealInput): Promise<RevealedField> {
    return this.users.reveal(id, input);
  }

  /** Sends the invitation again to a user who has not chosen a password yet. */
  @Post(':id/invite')
  @HttpCode(200)
  @Can('invite', 'User')
  invite(@Param('id', IdPipe) id: number): Promise<UserRecord> {
    return this.invitations.invite(id);
  }

  /** Creates an invitation link to copy, for when email does not arrive. Like the one in the mail, it works once, within seven days. */
  @Post(':id/invitation-link')
  @HttpCode(200)
  @NeverKept()
  @Can('invite', 'User')
  invitationLink(@Param('id', IdPipe) id: number): Promise<InvitationLink> {
    return this.invitations.link(id);
  }

  /** Sends the link that confirms a user's address again. */
  @Post(':id/resend-confirmation')
  @HttpCode(200)
  @Can('resendConfirmation', 'User')
  resendConfirmation(@Param('id', IdPipe) id: number): Promise<UserRecord> {
    return this.invitations.resendConfirmation(id);
  }

  /** Turns off the second factor of a user who lost the authenticator and the recovery codes, until they set up another. */
  @Post(':id/turn-off-second-factor')
  @HttpCode(200)
  @Can('turnOffSecondFactor', 'User')
  turnOffSecondFactor(@Param('id', IdPipe) id: number): Promise<UserRecord> {
    return this.invitations.turnOffSecondFactor(id);
  }
}
