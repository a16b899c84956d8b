import { Module } from '@nestjs/common';
import { BlogController } from './blog.controller.ts';
import { BlogService } from './blog.service.ts';
import { OwnPages } from './own-pages.service.ts';
import { ProfileController } from './profile.controller.ts';
import { ProfileService } from './profile.service.ts';

@Module({
  controllers: [ProfileController, BlogController],
  providers: [OwnPages, ProfileService, BlogService],
})
export class OwnPagesModule {}
