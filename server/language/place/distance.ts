export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

const earthRadiusKm = 6371;

const radians = (angle: number): number => (angle * Math.PI) / 180;
const degrees = (angle: number): number => (angle * 180) / Math.PI;

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

/** So far away in this direction (in radians from north, clockwise). */
export function placeBeside(from: Coordinates, km: number, direction: number): Coordinates {
  const [latitude, angle] = [radians(from.latitude), km / earthRadiusKm];
  const sine =
    Math.sin(latitude) * Math.cos(angle) +
    Math.cos(latitude) * Math.sin(angle) * Math.cos(direction);
  const turn = Math.atan2(
    Math.sin(direction) * Math.sin(angle) * Math.cos(latitude),
    Math.cos(angle) - Math.sin(latitude) * sine,
  );
  return { latitude: degrees(Math.asin(sine)), longitude: from.longitude + degrees(turn) };
}

export function centreOf(places: readonly Coordinates[]): Coordinates | null {
  if (places.length === 0) return null;
  const mean = (of: keyof Coordinates) =>
    places.reduce((sum, place) => sum + place[of], 0) / places.length;
  return { latitude: mean('latitude'), longitude: mean('longitude') };
}
