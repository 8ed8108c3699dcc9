import { keyChange, keyInput } from '@inkognito/shared/key';

export const newKeyForm = keyInput;
/** Where no name is asked for again, the rest is as it is by default. */
export const keyNameForm = keyInput.pick({ name: true });
export const keyChangeForm = keyChange;
