import { accessRequestInput } from '@inkognito/shared/accessRequest';

export const accessRequestForm = accessRequestInput;
