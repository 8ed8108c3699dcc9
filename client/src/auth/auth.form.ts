import { loginInput, signupInput } from '@inkognito/shared/auth';
import { z } from '@inkognito/shared/zod';

const consent = z.boolean().refine((given) => given, 'Bitte stimmen Sie der Nutzung zu.');

/** The forms ask for consent besides what the call takes (specification, section 5). */
export const loginForm = loginInput.extend({ consent });
export const signupForm = signupInput.extend({ consent });
