import { emailChangeInput, passwordChangeInput, loginInput } from '@inkognito/shared/auth';

export const emailForm = emailChangeInput;
/** Who has a password names it; the call itself leaves it open for those who have none. */
export const changedPasswordForm = passwordChangeInput.extend({
  currentPassword: loginInput.shape.password,
});
export const firstPasswordForm = passwordChangeInput.pick({ password: true });
