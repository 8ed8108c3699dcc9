import { configureZod } from '@inkognito/shared/germanErrors';
import { zodResolver } from '@hookform/resolvers/zod';

configureZod();

/** Checks a form with a shared schema, in German. Forms take it from here, so that zod is configured before. */
export { zodResolver };
