import type { CurrentUserDto } from '@inkognito/shared/account';
import type { Role } from '@inkognito/shared/rules/codes';

export type HeaderUser = Pick<CurrentUserDto, '_id' | 'username' | 'image'> & {
  role: readonly Role[];
};
