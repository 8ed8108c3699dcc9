import {
  criteria,
  afterKnockout,
  matchThreshold,
  minimumCoverage,
  rulebookVersion,
} from '@inkognito/shared/rules/rulebook';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fakeApi } from '../test/fakeApi.ts';
import { renderPage } from '../test/renderPage.tsx';
import RulesPage from './RulesPage.tsx';

fakeApi();
const open = () => renderPage(<RulesPage />, { path: '/so-rechnen-wir' });

describe('the public rules', () => {
  test.each(criteria)('name $label with its weight and what excludes', async (criterion) => {
    await open();

    const heading = screen.getByRole('heading', { name: criterion.label });
    const entry = heading.closest('li');
    expect(entry).toHaveTextContent(`${criterion.weight} von 100 Punkten`);
    expect(entry).toHaveTextContent(criterion.sentence);
    if (criterion.canKnockOut) expect(entry).toHaveTextContent(criterion.knockoutSentence ?? '-');
    else expect(entry).not.toHaveTextContent('Schließt aus');
  });

  test.each([
    ['Ab hier ist es ein Match', matchThreshold],
    ['Mehr zeigen wir nie, wenn etwas ausschließt', afterKnockout(100)],
    ['So viel muss bewertbar sein', minimumCoverage],
  ])('say "%s": %d %%', async (title, percent) => {
    await open();

    expect(screen.getByText(title).nextElementSibling).toHaveTextContent(`${percent} %`);
  });

  test('name the version and who decides', async () => {
    await open();

    expect(screen.getByText(new RegExp(`Regelwerk Version ${rulebookVersion}\\.`))).toBeVisible();
    expect(
      screen.getByText('Der Algorithmus rechnet, die KI hilft lesen, ein Mensch handelt.'),
    ).toBeVisible();
    expect(document.title).toBe('So rechnen wir – Inkognito');
  });
});
