import { p } from '@mikro-orm/core';

type Target = new () => { id: number };
class Unknown {
  declare id: number;
}

/** An entity of a later wing that an earlier table refers to: only its key is known here, and the later wing says which it is. */
export class LaterEntity {
  private target: Target | undefined;

  constructor(private readonly name: string) {}

  is(target: Target): void {
    this.target = target;
  }

  /** A column that holds the id. Example: `userId: () => person.key().joinColumn('user_id')`. */
  key() {
    const key = p.manyToOne(Unknown).mapToPk();
    // Asked when the entities are put together, not when one of them is read.
    Object.assign(key['~options'], { entity: () => this.known() });
    return key;
  }

  private known(): Target {
    if (!this.target) throw new Error(`No entity has said that it is the ${this.name}`);
    return this.target;
  }
}

export const person = new LaterEntity('person');
export const fileCategory = new LaterEntity('category of files');
