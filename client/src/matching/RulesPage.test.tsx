import { criteria, rulebookVersion, rulebookVersions } from '@inkognito/shared/rules/rulebook';
import { encoderFigures } from '@inkognito/shared/rules/encoderFigures';
import { screen, within } from '@testing-library/react';
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
    if (criterion.knockoutSentence) expect(entry).toHaveTextContent(criterion.knockoutSentence);
    else expect(entry).not.toHaveTextContent('Schließt aus');
  });

  test('name every version, and that a human decides', async () => {
    await open();

    expect(screen.getByText(new RegExp(`Es gilt Version ${rulebookVersion}\\.`))).toBeVisible();
    for (const { version, change } of rulebookVersions) {
      const entry = screen.getByText(`Version ${version}`).nextElementSibling;
      expect(entry?.textContent.replaceAll('\u00a0', ' ')).toBe(change);
    }
    expect(
      screen.getByText('Der Algorithmus rechnet, die KI hilft lesen, ein Mensch handelt.'),
    ).toBeVisible();
    expect(document.title).toBe('So rechnen wir – Inkognito');
  });

  test('work an example out, whose points give its percentage', async () => {
    await open();
    const example = within(screen.getByRole('region', { name: 'Ein Beispiel, nachgerechnet' }));
    const figuresIn = (text: string) =>
      (text.match(/^\d+(?:,\d+)? von \d+/)?.[0] ?? '')
        .split(' von ')
        .map((figure) => Number(figure.replace(',', '.')));
    const valueOf = (label: string) =>
      example.getByText(label).nextElementSibling?.textContent ?? '';

    const rows = criteria
      .filter(({ weight }) => weight > 0)
      .map(({ label }) => figuresIn(valueOf(label)));
    const [points = 0, judged = 0] = figuresIn(valueOf('Zusammen'));
    const percentage = Math.round((points * 100) / judged);

    expect(rows.reduce((sum, [earned = 0]) => sum + earned, 0)).toBeCloseTo(points);
    expect(rows.reduce((sum, [, weight = 0]) => sum + weight, 0)).toBe(judged);
    expect(valueOf('Homeoffice-Anteil')).toMatch(/^Zählt nicht\./);
    expect(valueOf('Zusammen')).toContain(`${percentage}\u00a0%: ein Match`);
  });

  test('say of the encoder how good it is, what it never sees and what helps when it errs', async () => {
    await open();
    const encoder = screen.getByRole('region', { name: 'Was die KI ist, und was nicht' });

    expect(encoder).toHaveTextContent('ESCO 1.2.0');
    expect(encoder).toHaveTextContent(`mindestens ${encoderFigures.titles.surelyReadAtLeast} %`);
    expect(encoder).toHaveTextContent(/Name, Bild, E-Mail-Adresse, Alter, Geschlecht/);
    expect(encoder).toHaveTextContent('„Trotzdem Kontakt freigeben“');
  });
});
