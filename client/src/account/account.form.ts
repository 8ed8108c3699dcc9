import {
  emailChangeInput,
  codeProof,
  passwordChangeInput,
  loginInput,
  passwordProof,
} from '@inkognito/shared/auth';
import { recruiterProfileInput, roleChangeInput } from '@inkognito/shared/account';
import { usernameInput, role } from '@inkognito/shared/user';
import { z } from '@inkognito/shared/schema/zod';

export const emailForm = emailChangeInput;
/** Who has a password names it; the call itself leaves it open for those who have none. */
export const changedPasswordForm = passwordChangeInput.extend({
  currentPassword: loginInput.shape.password,
});
export const firstPasswordForm = passwordChangeInput.pick({ password: true });
export const passwordProofForm = passwordProof;
export const codeProofForm = codeProof;
export const recruiterProfileForm = recruiterProfileInput;
export const roleForm = roleChangeInput.pick({ role: true });
export const usernameForm = usernameInput;
export const welcomeForm = roleForm.extend(usernameInput.shape);
/** No role at all is told in a message that passes, not beside the boxes (specification, section 9). */
export const rolesForm = z.object({ role: z.array(role) });
