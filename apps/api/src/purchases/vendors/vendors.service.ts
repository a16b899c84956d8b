import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import {
  alikeFields,
  assertCodes,
  assertMergeable,
  classifierTypes,
  learntFrom,
  plainAccount,
  type MergeInput,
  type MergePreview,
  type VendorInput,
  type VendorRecord,
} from '@kontor/domain';
import { assertClassifiers } from '../../firm/classifiers/assert-classifiers.ts';
import { askAlike } from '../../firm/parties/alike.ts';
import { actor } from '../../platform/context/actor.ts';
import { clock } from '../../platform/context/clock.ts';
import { oneOf, pageOf, type ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { mergeInto, previewMerge } from '../../platform/merging/merge-into.ts';
import { inTransaction } from '../../platform/rest/retry.ts';
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

  async create({ alikeConfirmed, ...sent }: VendorInput): Promise<VendorRecord> {
    const input = kept(sent);
    assertCodes(input);
    await assertClassifiers(this.em, chosen(input));
    await this.askAlike(input, alikeConfirmed);
    const { id } = await createOne(this.em, Vendor, input);
    return this.get(id);
  }

  async update(id: number, version: number, { alikeConfirmed, ...sent }: VendorInput): Promise<VendorRecord> {
    const input = kept(sent);
    const columns: Partial<Vendor> = { ...input };
    const check = async (before: Vendor): Promise<void> => {
      const { account } = before;
      assertCodes(input, before);
      await assertClassifiers(this.em, chosen(input));
      await this.askAlike(input, alikeConfirmed, before);
      // A false letter about a "new account" is the fraud that costs firms most: whoever pays sees when it changed, and by whose hand.
      if (input.account === undefined || input.account === account) return;
      Object.assign(columns, { accountChangedAt: clock.now(), accountChangedById: actor().userId });
    };
    await updateOne(this.em, Vendor, { id, version, input, check, columns });
    return this.get(id);
  }

  async remove(id: number, version: number): Promise<VendorRecord> {
    const record = await this.get(id);
    await removeOne(this.em, Vendor, id, version);
    return record;
  }

  removeMany(ids: number[]): Promise<number[]> {
    return removeMany(this.em, Vendor, ids);
  }

  async previewMerge(id: number, mergedId: number): Promise<MergePreview> {
    return previewMerge(this.em, Vendor, { id, mergedId, check: assertMergeable });
  }

  /** The account is that of the vendor that stays: a merge must not be a way to change where the money goes. */
  async merge(id: number, input: MergeInput): Promise<VendorRecord> {
    const check = (kept: Vendor, merged: Vendor): Partial<Vendor> => {
      assertMergeable(kept, merged);
      return learntFrom(merged, kept);
    };
    await inTransaction(this.em, (em) => mergeInto(em, Vendor, { id, ...input, check }));
    return this.get(id);
  }

  private askAlike(given: VendorInput, confirmed: boolean | undefined, before?: Vendor): Promise<void> {
    return askAlike(this.em, Vendor, { given, before, fields: alikeFields, confirmed });
  }
}
