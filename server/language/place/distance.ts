export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

const earthRadiusKm = 6371;

const radians = (angle: number): number => (angle * Math.PI) / 180;

export function crowFliesKm(a: Coordinates, b: Coordinates): number {
  const acrossLatitude = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const acrossLongitude = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const shrinking = Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude));
  const haversine = Math.min(1, acrossLatitude + shrinking * acrossLongitude);
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(haversine));
}

/** Whole kilometres as the crow flies: our places are centres of postcodes and towns, more would be pretence. */
export function distanceKm(a: Coordinates, b: Coordinates): number {
  return Math.round(crowFliesKm(a, b));
}

export function centreOf(places: readonly Coordinates[]): Coordinates | null {
  if (places.length === 0) return null;
  const mean = (of: keyof Coordinates) =>
    places.reduce((sum, place) => sum + place[of], 0) / places.length;
  return { latitude: mean('latitude'), longitude: mean('longitude') };
}
