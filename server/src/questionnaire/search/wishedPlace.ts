import type { Coordinates } from '../../../language/place/distance.ts';
import { findPlace } from '../../../language/place/findPlace.ts';

export type PlaceAnswers = {
  zipcode: string;
  city: string;
  preferredLocation: string;
  country?: string | null;
};

export function wishedPlace(answers: PlaceAnswers): Coordinates | null {
  const { zipcode, city, preferredLocation } = answers;
  const country = answers.country ?? null;
  // The wish may be abroad ("Wien"), so the home country only breaks ties between equal names.
  return (
    findPlace({ town: preferredLocation }) ??
    findPlace({ town: preferredLocation, country }) ??
    findPlace({ zipcode, town: city, country })
  );
}
