import { type ActivityDto, activityDto } from '@inkognito/shared/release';
import { expect, test } from 'vitest';
import { makeGuest } from '../../test/makeDto.ts';
import { makeActivity } from '../../test/makeMatch.ts';
import { timelineOf } from './timeline.ts';

const now = new Date('2026-11-10T20:00:00');
const at = (time: string, day = '2026-11-10') => new Date(`${day}T${time}:00`).toISOString();
const comparisonId = 'c'.repeat(24);
const hays = { ...makeGuest(), username: 'hays' };

/** `day | who | time about: words`, one line each. */
const linesOf = (entries: Partial<ActivityDto>[]) =>
  timelineOf(entries.map(makeActivity), now).flatMap(({ day, episodes }) =>
    episodes.map(({ recruiter, happenings }) =>
      [
        day,
        recruiter?.username ?? '-',
        ...happenings.map(({ time, about, words }) =>
          [time ?? '', about === null ? words : `${about}: ${words}`].join(' ').trim(),
        ),
      ].join(' | '),
    ),
  );

test('what followed from a comparison at once is one line', () => {
  const same = { at: at('09:18'), comparisonId, recruiter: hays, jobTitle: 'Bilanzbuchhalter' };

  expect(
    linesOf([
      { ...same, kind: 'released', fields: ['phone', 'email'] },
      { ...same, kind: 'matched' },
      { ...same, kind: 'compared', matchPercentage: 97 },
    ]),
  ).toEqual([
    'Heute | hays | 09:18 Bilanzbuchhalter: verglichen, 97\u00a0%, Match, Telefonnummer und E-Mail-Adresse freigegeben',
  ]);
});

test('what came later, of another comparison, or of another kind is a line of its own', () => {
  const same = { comparisonId, recruiter: hays, jobTitle: 'Koch' };

  expect(
    linesOf([
      { ...same, kind: 'cv_read', at: at('11:00') },
      { ...same, kind: 'released', at: at('10:00'), fields: ['cv'] },
      { ...same, kind: 'compared', at: at('09:18'), matchPercentage: 60 },
      { ...same, kind: 'compared', at: at('09:18'), comparisonId: 'd'.repeat(24) },
    ]),
  ).toEqual([
    'Heute | hays | 11:00 Koch: Ihren Lebenslauf geöffnet | 10:00 Koch: Lebenslauf freigegeben | 09:18 Koch: verglichen, 60\u00a0% | 09:18 Koch: verglichen',
  ]);
});

test('one recruiter in a row is one entry, by day', () => {
  const own = { kind: 'shield_changed', recruiter: null, jobTitle: null } as const;

  expect(
    linesOf([
      { at: at('12:00'), recruiter: hays },
      { at: at('11:00'), ...own },
      { at: at('10:00'), recruiter: hays },
      { at: at('23:00', '2026-11-09'), recruiter: hays },
      { at: at('09:00', '2026-11-08'), ...own },
    ]),
  ).toEqual([
    'Heute | hays | 12:00 Koch: verglichen',
    'Heute | - | 11:00 Sie haben geändert, vor wem Sie verborgen sind.',
    'Heute | hays | 10:00 Koch: verglichen',
    'Gestern | hays | 23:00 Koch: verglichen',
    '8.\u00a0November\u00a02026 | - | 09:00 Sie haben geändert, vor wem Sie verborgen sind.',
  ]);
});

test('guests of one name are not taken for one', () => {
  const guest = { at: at('10:00'), recruiter: makeGuest() };

  expect(
    linesOf([
      { ...guest, kind: 'cv_read', comparisonId },
      { ...guest, comparisonId },
      { ...guest, comparisonId: 'd'.repeat(24) },
    ]),
  ).toEqual([
    'Heute | - | 10:00 Koch: Ihren Lebenslauf geöffnet | 10:00 Koch: verglichen',
    'Heute | - | 10:00 Koch: verglichen',
  ]);
});

test('every kind has words of its own, and no time where it is counted', () => {
  const lines = activityDto.shape.kind.options.map((kind) => {
    const isCounted = kind === 'wrong_tries' || kind === 'listed';
    return linesOf([{ kind, at: at('09:00'), jobTitle: null, count: isCounted ? 3 : null }])[0];
  });

  expect(new Set(lines).size).toBe(lines.length);
  expect(lines.filter((line) => !line?.includes('09:00'))).toHaveLength(2);
});
