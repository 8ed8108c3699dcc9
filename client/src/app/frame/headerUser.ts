import type { CurrentUserDto } from '@inkognito/shared/account';

export type HeaderUser = Pick<CurrentUserDto, '_id' | 'username' | 'role' | 'image'>;
