import {
  loginInput,
  passwordResetInput,
  passwordResetRequest,
  signupInput,
} from '@inkognito/shared/auth';
import { z } from '@inkognito/shared/schema/zod';

const consent = z.boolean().refine((given) => given, 'Bitte stimmen Sie der Nutzung zu.');

/** The forms ask for consent besides what the call takes (specification, section 5). */
export const loginForm = loginInput.extend({ consent });
export const signupForm = signupInput.extend({ consent });

export const forgotPasswordForm = passwordResetRequest;
/** The token comes from the address, not from the person. */
export const newPasswordForm = passwordResetInput.pick({ password: true });
