import { Controller, Get, HttpCode, Inject, Query, Req, Res } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { Request, Response } from 'express';
import { Can, Public } from '../auth/can.ts';
import type { Config } from '../../config.ts';
import { ApiError, forbidden } from '../errors/api-error.ts';
import { DescribedAnswers } from '../rest/described/described-answers.ts';
import { Post } from '../rest/post.ts';
import { person } from '../context/actor.ts';
import { CONFIG } from '../context/tokens.ts';
import { EventsService } from './events.service.ts';
import { Tickets } from './tickets.ts';

export class EventTicket {
  /** Valid once, within 30 seconds. */
  ticket: string;
}

export class EventsQuery {
  /** Answer of `POST /api/v1/events/ticket`. */
  ticket = '';
}

/** Live events: which records have just changed. */
@Controller('api/v1/events')
export class EventsController {
  constructor(
    private readonly events: EventsService,
    private readonly tickets: Tickets,
    private readonly jwt: JwtService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Issues a ticket for one connection to the live events. */
  @Post('ticket')
  @HttpCode(200)
  @Can('read', 'Auth')
  async ticket(@Req() request: Request): Promise<EventTicket> {
    const token = this.jwt.decode<{ exp: number }>(request.header('authorization')?.slice('Bearer '.length) ?? '');
    const { userId, sessionId } = person();
    return { ticket: await this.tickets.issue({ userId, sessionId, until: token.exp * 1000 }) };
  }

  /** Streams live events as text/event-stream, each `{ type, subject, id }`, until the token behind the ticket expires. */
  @Get()
  @Public()
  @DescribedAnswers({ 200: 'text/event-stream' })
  async connect(@Query() { ticket }: EventsQuery, @Req() request: Request, @Res() response: Response): Promise<void> {
    this.refuseStrangers(request);
    if (typeof ticket !== 'string' || ticket.length > 2000) throw new ApiError('error.not_signed_in');
    await this.events.connect(await this.tickets.take(ticket), response);
  }

  /** A page of another site may not listen, even with a valid ticket. */
  private refuseStrangers(request: Request): void {
    const origin = request.header('origin');
    const own = [new URL(this.config.publicUrl).origin, `${request.protocol}://${request.header('host') ?? ''}`];
    if ((origin && !own.includes(origin)) || request.header('sec-fetch-site') === 'cross-site') throw forbidden();
  }
}
