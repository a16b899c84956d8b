// class-transformer asks what types the compiler wrote down beside the fields. Our inputs name theirs with @Type, so the
// answer is always "none", and that needs no library.
if (!('getMetadata' in Reflect)) Object.assign(Reflect, { getMetadata: () => undefined });
