import { describe, expect, it } from '@jest/globals';
import { Controller, Get, Module, Post as PlainPost, type Type } from '@nestjs/common';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Post } from '../rest/post.ts';
import { Can, Public, SignedIn } from './can.ts';
import { checkRoutes } from './check-routes.ts';

@Controller('good')
class Good {
  @Can('read', 'Invoice')
  @Get()
  read(): void {}

  @SignedIn()
  @Post()
  write(): void {}

  @Public()
  @Post('open')
  open(): void {}
}

@Controller('unguarded')
class Unguarded {
  @Get()
  read(): void {}
}

@Controller('twice')
class Twice {
  @Can('create', 'Invoice')
  @PlainPost()
  write(): void {}
}

async function check(...controllers: Type[]): Promise<void> {
  @Module({ imports: [DiscoveryModule], controllers, providers: [{ provide: EntityManager, useValue: {} }] })
  class Application {}
  const app = await NestFactory.create(Application, { logger: false });
  try {
    checkRoutes(app);
  } finally {
    await app.close();
  }
}

describe('the application', () => {
  it('starts when every route declares who may call it', () => expect(check(Good)).resolves.toBeUndefined());
  it('does not start with a route that is open by mistake', () =>
    expect(check(Good, Unguarded)).rejects.toThrow('neither @Can nor @SignedIn nor @Public: Unguarded.read'));
  it('does not start with a POST without idempotency', () =>
    expect(check(Good, Twice)).rejects.toThrow('The @Post of these routes is not that of rest/post.ts: Twice.write'));
});
