import { z } from '@inkognito/shared/schema/zod';
import { careerSchema, type Career } from './career.ts';
import crafts from './crafts.json' with { type: 'json' };
import educationAndResearch from './educationAndResearch.json' with { type: 'json' };
import engineering from './engineering.json' with { type: 'json' };
import health from './health.json' with { type: 'json' };
import hospitalityAndLeisure from './hospitalityAndLeisure.json' with { type: 'json' };
import informationTechnology from './informationTechnology.json' with { type: 'json' };
import logistics from './logistics.json' with { type: 'json' };
import officeAndLaw from './officeAndLaw.json' with { type: 'json' };
import production from './production.json' with { type: 'json' };
import salesAndMedia from './salesAndMedia.json' with { type: 'json' };

/** The order determines what a seed draws. */
export const careers: readonly Career[] = z
  .array(careerSchema)
  .parse(
    [
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
    ].flat(),
  );
