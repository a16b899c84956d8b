import { Module } from '@nestjs/common';
import { AccountLetters } from './account-letters.service.ts';
import { AccountLinks } from './account-links.service.ts';
import { SecondFactors } from './second-factors.service.ts';

@Module({ providers: [AccountLinks, AccountLetters, SecondFactors], exports: [AccountLinks, AccountLetters, SecondFactors] })
export class CredentialsModule {}
