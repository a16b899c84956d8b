import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { DomainError, type ClassifierInput, type ClassifierRecord } from '@kontor/domain';
import { removeAll } from '../../platform/rest/bulk.ts';
import { oneOf, pageOf, type ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { toChange } from '../../platform/rest/writing.ts';
import { Classifier } from './classifier.entity.ts';
import { classifierList } from './classifiers.list.ts';

@Injectable()
export class ClassifiersService {
  constructor(private readonly em: EntityManager) {}

  list(query: ListQuery): Promise<Page<ClassifierRecord>> {
    return pageOf(this.em, classifierList, query);
  }

  get(id: number): Promise<ClassifierRecord> {
    return oneOf(this.em, classifierList, id);
  }

  async create(input: ClassifierInput): Promise<ClassifierRecord> {
    const entry = this.em.create(Classifier, { ...input });
    await this.em.flush();
    return this.get(entry.id);
  }

  async update(id: number, version: number, input: ClassifierInput): Promise<ClassifierRecord> {
    const entry = await toChange(this.em, Classifier, id, 'update', 'Classifier', version);
    // What uses it would refer to an entry of another list.
    if (input.type !== entry.type)
      throw new DomainError('classifier.keeps_type', undefined, { type: { code: 'classifier.keeps_type' } });
    this.em.assign(entry, input);
    await this.em.flush();
    return this.get(id);
  }

  async remove(id: number, version: number): Promise<ClassifierRecord> {
    const record = await this.get(id);
    const entry = await toChange(this.em, Classifier, id, 'delete', 'Classifier', version);
    if (record.useCount) throw new DomainError('classifier.in_use', { count: record.useCount });
    this.em.remove(entry);
    await this.em.flush();
    return record;
  }

  removeMany(ids: number[]): Promise<number[]> {
    return removeAll(this.em, Classifier, 'Classifier', ids);
  }
}
