import { Body, Controller, Delete, Get, HttpCode, Param, Put } from '@nestjs/common';
import {
  ChangePasswordInput,
  EndedSessions,
  PasswordInput,
  RecoveryCodes,
  SecondFactorCodeInput,
  SecondFactorProofInput,
  SecondFactorStart,
  type SessionRecord,
} from '@kontor/domain';
import { SignedIn } from '../../platform/auth/can.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { NeverKept } from '../../platform/rest/idempotency/never-kept.ts';
import { Post } from '../../platform/rest/post.ts';
import { SecurityService } from './security.service.ts';

/** The person's own password, sessions and second factor, whatever the role. */
@SignedIn()
@NeverKept()
@Controller('api/v1/account')
export class SecurityController {
  constructor(private readonly security: SecurityService) {}

  /** Changes the password and ends the person's other sessions. */
  @Put('password')
  changePassword(@Body() input: ChangePasswordInput): Promise<EndedSessions> {
    return this.security.changePassword(input);
  }

  /** Lists the person's sessions, latest first. */
  @Get('sessions')
  sessions(): Promise<SessionRecord[]> {
    return this.security.sessions();
  }

  /** Ends one of the person's sessions; its next request is refused. */
  @Delete('sessions/:id')
  endSession(@Param('id', IdPipe) id: number): Promise<EndedSessions> {
    return this.security.endSession(id);
  }

  /** Ends all sessions of the person except the current one. */
  @Post('sessions/end-others')
  @HttpCode(200)
  endOtherSessions(): Promise<EndedSessions> {
    return this.security.endOtherSessions();
  }

  /** Starts setting up the second factor: returns a secret for the authenticator. It takes effect after `confirm`. */
  @Post('second-factor/start')
  @HttpCode(200)
  startSecondFactor(@Body() { password }: PasswordInput): Promise<SecondFactorStart> {
    return this.security.startSecondFactor(password);
  }

  /** Turns the second factor on with a first code of the authenticator; returns the recovery codes, which are shown only once. */
  @Post('second-factor/confirm')
  @HttpCode(200)
  confirmSecondFactor(@Body() { code }: SecondFactorCodeInput): Promise<RecoveryCodes> {
    return this.security.confirmSecondFactor(code);
  }

  /** Replaces the recovery codes, for the password and a code; the old ones stop working. */
  @Post('second-factor/recovery-codes')
  @HttpCode(200)
  makeRecoveryCodes(@Body() input: SecondFactorProofInput): Promise<RecoveryCodes> {
    return this.security.makeRecoveryCodes(input);
  }

  /** Turns the second factor off, for the password and a code. */
  @Post('second-factor/turn-off')
  @HttpCode(204)
  turnOffSecondFactor(@Body() input: SecondFactorProofInput): Promise<void> {
    return this.security.turnOffSecondFactor(input);
  }
}
