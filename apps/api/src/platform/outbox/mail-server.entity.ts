import { defineEntity, p } from '@mikro-orm/core';
import { mailSecurities } from '@kontor/domain';
import { encrypted } from '../encryption/encrypted.ts';
import { base } from '../orm/base.ts';

/** The mail server from the settings; one at most. */
const schema = defineEntity({
  name: 'MailServer',
  tableName: 'mail_server',
  checks: [
    { name: 'mail_server_only_one', expression: 'id = 1' },
    { name: 'mail_server_port', expression: 'port >= 1 and port <= 65535' },
  ],
  properties: {
    ...base,
    host: p.string().length(200),
    port: p.integer(),
    security: p.enum(mailSecurities).default('starttls'),
    username: p.string().length(200).nullable(),
    password: encrypted().hidden().nullable(),
    fromAddress: p.string().length(200),
    fromName: p.string().length(100).nullable(),
  },
});
export class MailServer extends schema.class {}
schema.setClass(MailServer);
