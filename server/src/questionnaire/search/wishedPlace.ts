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
  // The wish may lie abroad ("Wien"), so the home country only decides between places of one name.
  return (
    findPlace({ town: preferredLocation }) ??
    findPlace({ town: preferredLocation, country }) ??
    findPlace({ zipcode, town: city, country })
  );
}
