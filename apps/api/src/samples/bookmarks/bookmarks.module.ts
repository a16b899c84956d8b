import { Module } from '@nestjs/common';
import { BookmarksController } from './bookmarks.controller.ts';
import { BookmarksService } from './bookmarks.service.ts';

@Module({ controllers: [BookmarksController], providers: [BookmarksService] })
export class BookmarksModule {}
