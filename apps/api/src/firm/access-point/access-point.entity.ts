import { defineEntity, p } from '@mikro-orm/core';
import { encrypted } from '../../platform/encryption/encrypted.ts';
import { base } from '../../platform/orm/base.ts';

/** The access point of the organisation; one at most. */
const schema = defineEntity({
  name: 'AccessPoint',
  tableName: 'access_point',
  checks: [{ name: 'access_point_only_one', expression: 'id = 1' }],
  properties: {
    ...base,
    address: p.string().length(300),
    token: encrypted().hidden().nullable(),
    /** Goes along with each document; whoever tells how one fares proves by it that they are the access point. */
    newsSecret: encrypted().hidden(),
  },
});
export class AccessPoint extends schema.class {}
schema.setClass(AccessPoint);
