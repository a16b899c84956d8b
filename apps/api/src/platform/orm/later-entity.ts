import { p } from '@mikro-orm/core';

type Target = new () => { id: number };
class Unknown {
  declare id: number;
}

/** An entity of a later wing that an earlier table refers to. Only its key is known here; the later wing registers the entity. */
export class LaterEntity {
  private target: Target | undefined;

  constructor(private readonly name: string) {}

  is(target: Target): void {
    this.target = target;
  }

  /** A foreign key column. Example: `userId: () => person.key().joinColumn('user_id')`. */
  key() {
    const key = p.manyToOne(Unknown).mapToPk();
    // Resolved when the entities are assembled, since the later wing registers after this file is loaded.
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
