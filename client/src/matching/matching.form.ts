import { accessPasswordInput, messageInput } from '@inkognito/shared/user';

export const messageForm = messageInput;
export const accessPasswordForm = accessPasswordInput;
