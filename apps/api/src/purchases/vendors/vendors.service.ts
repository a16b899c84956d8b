import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { allows } from '@kontor/abilities';
import {
  suspectFields,
  assertCodes,
  assertConfirmable,
  classifierTypes,
  plainAccount,
  type VendorInput,
  type VendorRecord,
} from '@kontor/domain';
import { assertClassifiers } from '../../firm/classifiers/assert-classifiers.ts';
import { askAlike } from '../../firm/parties/alike.ts';
import { notify } from '../../people/notifications/notify.ts';
import { User } from '../../people/users/user.entity.ts';
import { whoMay } from '../../people/users/who-may.ts';
import { flush } from '../../platform/audit/flush.ts';
import { actor } from '../../platform/context/actor.ts';
import { clock } from '../../platform/context/clock.ts';
import { forbidden, notFound } from '../../platform/errors/api-error.ts';
import { allow } from '../../platform/rest/allow.ts';
import { oneOf, pageOf, type ListQuery } from '../../platform/rest/list.ts';
import { readAfter, readNew } from '../../platform/rest/read-after.ts';
import type { Page } from '../../platform/rest/page.ts';
import { sameVersion } from '../../platform/rest/version.ts';
import { pauseWith } from '../../platform/subjects/switching-off.ts';
import { createOne, removeMany, removeOne, updateOne } from '../../platform/rest/writing.ts';
import { Vendor } from './vendor.entity.ts';
import { vendorList } from './vendors.list.ts';

const chosen = ({ categoryId }: VendorInput) => ({ categoryId: { id: categoryId, type: classifierTypes.expenseCategory } });
const kept = ({ account, ...input }: VendorInput): VendorInput => ({ ...input, account: account && plainAccount(account) });

@Injectable()
export class VendorsService {
  constructor(private readonly em: EntityManager) {}

  list(query: ListQuery): Promise<Page<VendorRecord>> {
    return pageOf(this.em, vendorList, query);
  }

  get(id: number): Promise<VendorRecord> {
    return oneOf(this.em, vendorList, id);
  }

  async create({ alikeConfirmed, pauseConfirmed: _, ...sent }: VendorInput): Promise<VendorRecord> {
    const input = kept(sent);
    assertCodes(input);
    await assertClassifiers(this.em, chosen(input));
    await this.askAlike(input, alikeConfirmed);
    return readNew(this.em, vendorList, (em) => createOne(em, Vendor, input));
  }

  update(id: number, version: number, { alikeConfirmed, pauseConfirmed, ...sent }: VendorInput): Promise<VendorRecord> {
    const input = kept(sent);
    const columns: Partial<Vendor> = { ...input };
    const check = async (em: EntityManager, before: Vendor): Promise<void> => {
      const { account } = before;
      assertCodes(input, before);
      await assertClassifiers(this.em, chosen(input));
      await this.askAlike(input, alikeConfirmed, before);
      await pauseWith(em, Vendor, { before, active: input.active, confirmed: pauseConfirmed });
      // A false letter about a "new account" is the fraud that costs firms most: whoever pays sees when it changed, and by whose hand.
      if (input.account === undefined || input.account === account) return;
      Object.assign(columns, { accountChangedAt: clock.now(), accountChangedById: actor().userId, accountFromEInvoice: null });
      Object.assign(columns, { accountConfirmedAt: null, accountConfirmedById: null });
    };
    return readAfter(this.em, vendorList, id, async (em) => {
      const vendor = await updateOne(em, Vendor, { id, version, input, check: (before) => check(em, before), columns });
      if (columns.accountChangedAt) await this.tellPayers(em, vendor);
    });
  }

  confirmAccount(id: number, version: number): Promise<VendorRecord> {
    return readAfter(this.em, vendorList, id, async (em) => {
      const vendor = await em.findOne(Vendor, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
      if (!vendor) throw notFound();
      const { ability, userId } = actor();
      allow('read', 'Vendor', vendor);
      if (!allows(ability, 'read', 'Vendor', undefined, 'account')) throw forbidden();
      sameVersion(vendor, version);
      assertConfirmable(vendor, userId, await whoMay(em, 'recordPayment', 'Bill'));
      em.assign(vendor, { accountConfirmedAt: clock.now(), accountConfirmedById: userId });
      await flush(em, { verb: 'confirmAccount' });
    });
  }

  async remove(id: number, version: number): Promise<VendorRecord> {
    const record = await this.get(id);
    await removeOne(this.em, Vendor, id, version);
    return record;
  }

  removeMany(ids: number[]): Promise<number[]> {
    return removeMany(this.em, Vendor, ids);
  }

  private async tellPayers(em: EntityManager, { id, name, version }: Vendor): Promise<void> {
    const { userId } = actor();
    const by = userId === null ? null : await em.findOne(User, { id: userId });
    const payers = (await whoMay(em, 'recordPayment', 'Bill')).filter((payer) => payer !== userId);
    await notify(em, payers, {
      kind: 'vendorAccountChanged',
      params: { name, person: by?.displayName ?? 'Kontor' },
      subject: 'Vendor',
      subjectId: id,
      dedupeKey: `vendorAccountChanged ${id} ${version}`,
    });
  }

  private askAlike(given: VendorInput, confirmed: boolean | undefined, before?: Vendor): Promise<void> {
    return askAlike(this.em, Vendor, { given, before, fields: suspectFields, confirmed });
  }
}
