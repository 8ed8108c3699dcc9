import { z } from 'zod';
import { germanIssue } from './germanErrors.ts';

// Before the first schema is made. Compiling code at run time is forbidden by the content security policy.
z.config({ jitless: true, customError: germanIssue });

export { z };
