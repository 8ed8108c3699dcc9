import { progressInput } from '@inkognito/shared/match';

export const progressForm = progressInput;
