import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { DomainError, type ClassifierInput, type ClassifierRecord } from '@kontor/domain';
import { oneOf, pageOf, type ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { createOne, removeMany, toChange, updateOne } from '../../platform/rest/writing.ts';
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
    const { id } = await createOne(this.em, Classifier, input);
    return this.get(id);
  }

  async update(id: number, version: number, input: ClassifierInput): Promise<ClassifierRecord> {
    await updateOne(this.em, Classifier, {
      id,
      version,
      input,
      // Otherwise records that use it would refer to an entry of another type.
      check: ({ type }) => {
        if (input.type !== type)
          throw new DomainError('classifier.keeps_type', undefined, { type: { code: 'classifier.keeps_type' } });
      },
    });
    return this.get(id);
  }

  async remove(id: number, version: number): Promise<ClassifierRecord> {
    const record = await this.get(id);
    const entry = await toChange(this.em, Classifier, id, 'delete', 'Classifier', version);
    this.em.remove(entry);
    await this.em.flush();
    return record;
  }

  removeMany(ids: number[]): Promise<number[]> {
    return removeMany(this.em, Classifier, ids);
  }
}
