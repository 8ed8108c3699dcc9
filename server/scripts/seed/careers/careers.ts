import { splitCommaList } from '@inkognito/shared/questionnaire';
import { crafts } from './crafts.ts';
import type { CareerRow } from './career.ts';
import { educationAndResearch } from './educationAndResearch.ts';
import { engineering } from './engineering.ts';
import { health } from './health.ts';
import { hospitalityAndLeisure } from './hospitalityAndLeisure.ts';
import { informationTechnology } from './informationTechnology.ts';
import { logistics } from './logistics.ts';
import { officeAndLaw } from './officeAndLaw.ts';
import { production } from './production.ts';
import { salesAndMedia } from './salesAndMedia.ts';

export type Career = Omit<CareerRow, 'titles' | 'unwanted'> & {
  readonly titles: readonly string[];
  readonly unwanted: readonly string[];
};

/** Every career of the demo data; all fields and industries occur. */
export const careers: readonly Career[] = [
  informationTechnology,
  engineering,
  production,
  crafts,
  logistics,
  health,
  educationAndResearch,
  officeAndLaw,
  salesAndMedia,
  hospitalityAndLeisure,
]
  .flat()
  .map((row) => ({
    ...row,
    titles: splitCommaList(row.titles),
    unwanted: splitCommaList(row.unwanted),
  }));
