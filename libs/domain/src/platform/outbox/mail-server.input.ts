import { Matches } from 'class-validator';
import { Email, OneOf, Text, Whole } from '../input/validators.ts';
import { mailSecurities, type MailSecurity } from './mail-server.ts';

export class MailServerInput {
  /** Host name or address, without a protocol. */
  @Text(200)
  @Matches(/^([\p{L}\d._-]+|\[[\da-f:.]+\])$/iu, { message: 'mail_server.not_a_host' })
  host: string;
  @Whole(1, 65_535) port: number;
  @OneOf(mailSecurities) security: MailSecurity;
  @Text(200, { optional: true }) username?: string | null;
  /** Left out, the stored password stays; null removes it. */
  @Text(500, { optional: true, asTyped: true }) password?: string | null;
  @Email() fromAddress: string;
  @Text(100, { optional: true }) fromName?: string | null;
}

export class TestMailInput {
  @Email() to: string;
}
