import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distanceKm } from '../../../language/place/distance.ts';
import { cellsReaching, reachCell, unknownReach } from './reach.ts';

const anyPlace = fc.record({
  latitude: fc.double({ min: 45, max: 56, noNaN: true }),
  longitude: fc.double({ min: 5, max: 18, noNaN: true }),
});
const anyDistance = fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 11_000 }));

describe('the grid of places', () => {
  test('leads from a job to everybody who might come', () => {
    fc.assert(
      fc.property(anyPlace, anyPlace, anyDistance, (home, job, distance) => {
        fc.pre(distanceKm(home, job) < 2 * distance || distanceKm(home, job) <= distance);

        expect(cellsReaching(job)).toContain(reachCell(home, distance));
      }),
      { numRuns: 2_000 },
    );
  });

  test('has few cells to look into', () => {
    fc.assert(
      fc.property(anyPlace, (job) => {
        expect(cellsReaching(job).length).toBeLessThanOrEqual(17);
      }),
    );
  });

  test('keeps people far away out', () => {
    const munich = { latitude: 48.14, longitude: 11.58 };
    const berlin = { latitude: 52.52, longitude: 13.4 };

    expect(cellsReaching(munich)).not.toContain(reachCell(berlin, 50));
    expect(cellsReaching(munich)).toContain(reachCell(berlin, 400));
  });

  test('does not hold people whose place or distance is unknown', () => {
    expect(reachCell(null, 50)).toBe(unknownReach);
    expect(reachCell({ latitude: 48, longitude: 11 }, null)).toBe(unknownReach);
  });
});
