// class-transformer asks for the types that the compiler recorded for fields. Our inputs name theirs with @Type, so the answer is always
// "none", which needs no library.
if (!('getMetadata' in Reflect)) Object.assign(Reflect, { getMetadata: () => undefined });
