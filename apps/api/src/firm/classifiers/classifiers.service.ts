import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { DomainError, type ClassifierInput, type ClassifierRecord } from '@kontor/domain';
import { oneOf, pageOf, type ListQuery } from '../../platform/rest/list.ts';
import { readAfter, readNew } from '../../platform/rest/read-after.ts';
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

  create(input: ClassifierInput): Promise<ClassifierRecord> {
    return readNew(this.em, classifierList, (em) => createOne(em, Classifier, input));
  }

  update(id: number, version: number, input: ClassifierInput): Promise<ClassifierRecord> {
    return readAfter(this.em, classifierList, id, (em) =>
      updateOne(em, Classifier, {
        id,
        version,
        input,
        // Otherwise records that use it would refer to an entry of another type.
        check: ({ type }) => {
          if (input.type !== type)
            throw new DomainError('classifier.keeps_type', undefined, { type: { code: 'classifier.keeps_type' } });
        },
      }),
    );
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
