export const avatarFolder = '/api/v1/avatars/';

/** The secret address of a stored picture. Example: `ab/cd/0f…` is `/api/v1/avatars/ab-cd-0f….png`. */
export const avatarAddress = (key: string, ending: string): string => `${avatarFolder}${key.replaceAll('/', '-')}.${ending}`;

export const avatarKey = (address: string): string =>
  address
    .slice(avatarFolder.length)
    .replace(/\.\w+$/, '')
    .replaceAll('-', '/');

/** The same in SQL, for all pictures. */
export const storedAvatars = `select replace(regexp_replace(substr(avatar, ${avatarFolder.length + 1}), '\\.\\w+$', ''), '-', '/') as key,
  null::int as size, null as sha256, 'picture of User ' || id as name from user_account where starts_with(avatar, '${avatarFolder}')`;
