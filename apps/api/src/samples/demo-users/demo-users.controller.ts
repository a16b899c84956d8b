import { Body, Controller, Delete, Get, Query } from '@nestjs/common';
import {
  DemoUserInput,
  idIn,
  idOf,
  sliceIn,
  textIn,
  type DemoUserAnswer,
  type DemoUserPage,
  type DemoUserRecord,
} from '@kontor/domain';
import { SignedIn } from '../../platform/auth/can.ts';
import { Post } from '../../platform/rest/post.ts';
import { DemoUsersService } from './demo-users.service.ts';

export class DemoUsersQuery {
  /** A part of the user name or full name; at most 100 characters. */
  q?: string;
  /** Default 10, at most 100. */
  perPage?: number;
  /** From 1. */
  page?: number;
  role?: string;
  currentPlan?: string;
  status?: string;
}

export class DemoUserIdQuery {
  id?: number;
}

/** The answer to adding a demo user. */
export class DemoUserAdded {
  user: DemoUserRecord;
}

/** The sample list of users. Real people are in `/api/v1/users`. */
@SignedIn()
@Controller()
export class DemoUsersController {
  constructor(private readonly users: DemoUsersService) {}

  /** Lists all sample users, the last added first. */
  @Get('api/users/list/all-data')
  all(): Promise<DemoUserRecord[]> {
    return this.users.all();
  }

  /** Lists one page of the sample users that match, with their number. */
  @Get('api/users/list/data')
  page(@Query() query: DemoUsersQuery): Promise<DemoUserPage> {
    const filter = {
      q: textIn(query, 'q'),
      role: textIn(query, 'role'),
      currentPlan: textIn(query, 'currentPlan'),
      status: textIn(query, 'status'),
    };
    return this.users.page(filter, sliceIn(query));
  }

  /** Returns one sample user, or null. */
  @Get('api/users/user')
  get(@Query() query: DemoUserIdQuery): Promise<DemoUserAnswer> {
    return this.users.get(idOf(query.id));
  }

  /** Adds a sample user at the top of the list. */
  @Post('apps/users/add-user')
  add(@Body() input: DemoUserInput): Promise<DemoUserAdded> {
    return this.users.add(input);
  }

  /** Deletes a sample user. The id is in the query, or else in the body; an unknown one changes nothing. */
  @Delete('apps/users/delete')
  remove(@Query() query: DemoUserIdQuery, @Body() body: unknown): Promise<void> {
    return this.users.remove(idIn(query, body, 'id'));
  }
}
