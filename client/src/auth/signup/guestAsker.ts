import { type Asker, asker } from '@inkognito/shared/comparison';
import { keepGuestValue, readGuestValue } from '../../lib/form/guestStorage.ts';

const name = 'asker';

/** A guest's name, company and address, for the next profile and for signing up. */
export const readAsker = (): Asker | null => asker.safeParse(readGuestValue(name)).data ?? null;

export const keepAsker = (said: Asker): void => keepGuestValue(name, said);
