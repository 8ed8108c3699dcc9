import { accessPasswordInput } from '@inkognito/shared/auth';
import { messageInput } from '@inkognito/shared/user';

export const messageForm = messageInput;
export const accessPasswordForm = accessPasswordInput;
