import { accessPasswordInput } from '@inkognito/shared/key';
import { messageInput } from '@inkognito/shared/user';

export const messageForm = messageInput;
export const accessPasswordForm = accessPasswordInput;
