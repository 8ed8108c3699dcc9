import type { Facts } from '../fact.ts';
import type { Source } from '../source.ts';
import { readDescription } from '../description.ts';
import { readEmployer } from './company.ts';
import { readContract } from './contract.ts';
import { readHours } from './hours.ts';
import { readMode } from './mode.ts';
import { readHomeOffice } from './mode/homeOffice.ts';
import { readPay } from './pay/readPay.ts';
import { readPlace } from './place.ts';
import { readTitleAndField } from './title.ts';

/** What an advertisement says. */
export function readByRules(source: Source): Facts {
  const place = readPlace(source);
  const title = readTitleAndField(source);
  return {
    ...title,
    ...place,
    ...readEmployer(source, title.jobTitle),
    remoteChoice: readMode(source),
    homeOfficePercent: readHomeOffice(source),
    contractType: readContract(source, title.jobTitle),
    weeklyHours: readHours(source),
    salary: readPay(source, place.country),
    description: readDescription(source),
  };
}
