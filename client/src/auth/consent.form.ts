import { loginInput, signupInput } from '@inkognito/shared/auth';
import { z } from '@inkognito/shared/schema/zod';

/** Asked for by the forms only, not by the call (specification, section 5). */
const consent = z.boolean().refine((given) => given, 'Bitte stimmen Sie der Nutzung zu.');

export const loginForm = loginInput.extend({ consent });
export const signupForm = signupInput.extend({ consent });
