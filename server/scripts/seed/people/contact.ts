import type { ShowContactPrefs } from '@inkognito/shared/user';
import type { Random } from '../random.ts';
import { demoDomain } from './accounts.ts';

/** Numbers reserved for films by the Bundesnetzagentur; three digits follow. */
const filmNumbers = ['+49 30 23125 ', '+49 69 90009 ', '+49 40 66969 ', '+49 89 99998 '] as const;

/** Share of candidates whose matches show nothing. */
const showNothingShare = 0.15;

const nothing: ShowContactPrefs = {
  name: false,
  phone: false,
  calendar: false,
  cv: false,
  email: false,
  showNothing: true,
};

/** No CV: a file would be invented. */
export function makeContact(username: string, random: Random) {
  const hasCalendar = random.chance(0.5);
  return {
    phoneNumber: `${random.pick(filmNumbers)}${String(random.whole(0, 999)).padStart(3, '0')}`,
    calendarLink: hasCalendar ? `https://kalender.${demoDomain}/${username}` : '',
    showContactPrefs: random.chance(showNothingShare)
      ? nothing
      : {
          name: true,
          phone: random.chance(0.55),
          calendar: hasCalendar && random.chance(0.9),
          cv: false,
          email: true,
          showNothing: false,
        },
    automationsSaved: true,
    discoverable: random.chance(0.93),
    showName: random.chance(0.75),
    showImage: random.chance(0.9),
  };
}
