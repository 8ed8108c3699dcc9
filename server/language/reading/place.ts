import type { Town } from './choices/town.ts';
import { agreed, type Facts, type Found } from './fact.ts';
import { countriesIn } from './place/country.ts';
import { countryOfTown, countryOfZipcode } from './place/towns.ts';

/** The town that was read, with its postcode and the country in which it surely lies. */
export function readPlace(
  plain: string,
  town: Found<Town> | null,
): Pick<Facts, 'zipcode' | 'country' | 'jobLocation'> {
  const named = countriesIn(plain);
  if (town === null) return { zipcode: null, country: agreed(named), jobLocation: null };
  const { value, confidence, start, end } = town;
  const { name, zipcode } = value;
  const beside = named.filter((each) => each.start >= end && each.start - end <= 3);
  const country =
    agreed(beside) ??
    (zipcode && placed(countryOfZipcode(zipcode.written, name), zipcode.start)) ??
    placed(countryOfTown(name), start) ??
    agreed(named);
  return {
    zipcode: zipcode && {
      value: zipcode.written,
      confidence,
      start: zipcode.start,
      end: zipcode.start + zipcode.written.length,
    },
    country,
    jobLocation: { value: name, confidence, start, end },
  };

  function placed(code: ReturnType<typeof countryOfTown>, from: number): Facts['country'] {
    return code === null ? null : { value: code, confidence, start: from, end };
  }
}
