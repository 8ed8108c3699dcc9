// Places on a grid, so that a database finds by equality whose commute may reach a job.
import { limits } from '@inkognito/shared/limits';
import { crowFliesKm, type Coordinates } from '../../../language/place/distance.ts';

/** A grid per reach: a circle touches at most four cells twice its radius, except north of Denmark. */
const reachesKm = [64, 128, 256, 512].map((km) => km + limits.listedPlaceKm);

/** From here on, a place may be in none of the cells that reach a job. */
export const outOfCellsKm = Math.min(...reachesKm);

const everywhere = 'everywhere';

export const unknownReach = '';

/** Location counts up to twice the distance, from the shifted point; rounding adds half a kilometre. */
const reachOf = (distanceKm: number) => 2 * distanceKm + 1 + limits.listedPlaceKm;

const oneDegree: Coordinates = { latitude: 1, longitude: 0 };
const kmPerDegree = crowFliesKm({ latitude: 0, longitude: 0 }, oneDegree);
const earthRadiusKm = (kmPerDegree * 180) / Math.PI;

const cellOf = (reachKm: number, row: number, column: number) => `${reachKm}:${row}:${column}`;
const rowOf = (latitude: number, reachKm: number) =>
  Math.floor((latitude * kmPerDegree) / (2 * reachKm));

/** Relative length of a degree of longitude at 57 degrees, north of all our countries. */
const narrowing = Math.cos((57 * Math.PI) / 180);
const columnOf = (longitude: number, reachKm: number) => rowOf(longitude * narrowing, reachKm);

export function reachCell(place: Coordinates | null, distanceKm: number | null): string {
  if (place === null || distanceKm === null) return unknownReach;
  const reachKm = reachesKm.find((km) => reachOf(distanceKm) <= km);
  if (reachKm === undefined) return everywhere;
  const { latitude, longitude } = place;
  return cellOf(reachKm, rowOf(latitude, reachKm), columnOf(longitude, reachKm));
}

export function cellsReaching(place: Coordinates): string[] {
  return [everywhere, ...reachesKm.flatMap((reachKm) => cellsAround(place, reachKm))];
}

function cellsAround({ latitude, longitude }: Coordinates, reachKm: number): string[] {
  const angle = reachKm / earthRadiusKm;
  const north = reachKm / kmPerDegree;
  const sine = Math.sin(angle) / Math.cos((latitude * Math.PI) / 180);
  const east = (Math.asin(Math.min(1, sine)) * 180) / Math.PI;
  const cells: string[] = [];
  const lastRow = rowOf(latitude + north, reachKm);
  const lastColumn = columnOf(longitude + east, reachKm);
  for (let row = rowOf(latitude - north, reachKm); row <= lastRow; row += 1) {
    for (let column = columnOf(longitude - east, reachKm); column <= lastColumn; column += 1) {
      cells.push(cellOf(reachKm, row, column));
    }
  }
  return cells;
}
