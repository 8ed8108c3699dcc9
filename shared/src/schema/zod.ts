import { z } from 'zod';
import { germanIssue } from './germanErrors.ts';

// Before the first schema is made: the library speaks German, and never compiles code at run time, which
// the page's content security policy forbids (it would try once, and the browser report it).
z.config({ jitless: true, customError: germanIssue });

export { z };
