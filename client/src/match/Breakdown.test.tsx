import type { BreakdownDto } from '@inkognito/shared/rules/breakdown';
import { criteria } from '@inkognito/shared/rules/rulebook';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { knockedOutSalary, makeBreakdown } from '../test/makeMatch.ts';
import { Breakdown } from './Breakdown.tsx';

const open = (changes: Partial<BreakdownDto> = {}) =>
  render(<Breakdown breakdown={makeBreakdown(changes)} />, { wrapper: MemoryRouter });
const headings = () => screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent);
const rowOf = (label: string) => {
  const row = screen.getByRole('heading', { name: label }).closest('li');
  if (!row) throw new Error(`No row ${label}`);
  return within(row);
};

const weighted = criteria.filter(({ weight }) => weight > 0).map(({ label }) => label);
const weightless = criteria.filter(({ weight }) => weight === 0).map(({ label }) => label);

describe('the reasons of a result', () => {
  test('go by weight, with what excludes nothing folded into one line', () => {
    open();

    expect(headings()).toEqual(weighted);
    expect(screen.getByText(`Kein Hindernis: ${weightless.join(', ')}`)).toBeVisible();
    expect(screen.queryByText(/^Halbiert/)).toBeNull();
  });

  test('begin with what excludes, and say that it halved the percentage', () => {
    const { contractType } = makeBreakdown();
    open({
      salary: knockedOutSalary,
      contractType: { ...contractType, score: 0, verdict: 'fails', knockout: true },
    });

    expect(headings().slice(0, 3)).toEqual(['Vertragsart', 'Gehalt', 'Tätigkeit']);
    expect(
      screen.getByText('Halbiert, weil etwas ausschließt: Vertragsart, Gehalt.'),
    ).toBeVisible();
    expect(rowOf('Vertragsart').queryByText(/Punkten/)).toBeNull();
  });

  test('say in another line what may still exclude', () => {
    const { branch } = makeBreakdown();
    open({ branch: { ...branch, score: null, verdict: 'unknown' } });

    expect(screen.getByText('Kein Hindernis: Vertragsart, Wochenstunden')).toBeVisible();
    expect(screen.getByText('Könnte noch ausschließen: Branche')).toBeVisible();
    expect(headings()).toEqual(weighted);
  });

  test('say what did not count, and lead to the answer that is missing', () => {
    const { salary, location } = makeBreakdown();
    const unknown = { score: null, verdict: 'unknown' } as const;
    open({
      salary: { ...salary, ...unknown, isWishMissing: true },
      location: { ...location, ...unknown },
    });

    expect(rowOf('Gehalt').getByText('Zählte diesmal nicht')).toBeVisible();
    expect(rowOf('Gehalt').getByRole('link', { name: 'Im Fragebogen ergänzen' })).toLeadTo(
      '/user/questionnaire',
    );
    expect(rowOf('Gehalt').queryByText(/Punkten/)).toBeNull();
    expect(rowOf('Arbeitsort').queryByRole('link')).toBeNull();
  });

  test('say the points each criterion got to the one whose wishes they are', () => {
    const { salary } = makeBreakdown();
    const breakdown = makeBreakdown({ salary: { ...salary, score: 0.75, verdict: 'partly' } });
    const { rerender } = render(<Breakdown breakdown={breakdown} isOwn />, {
      wrapper: MemoryRouter,
    });
    expect(rowOf('Gehalt').getByText('15 von 20 Punkten.')).toBeVisible();

    rerender(<Breakdown breakdown={breakdown} />);
    expect(rowOf('Gehalt').getByText('Zählt 20 von 100 Punkten.')).toBeVisible();
  });
});
