import { progressInput } from '@inkognito/shared/matching';

export const progressForm = progressInput;
