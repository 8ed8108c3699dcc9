import { accessRequestInput } from '@inkognito/shared/request';

export const accessRequestForm = accessRequestInput;
