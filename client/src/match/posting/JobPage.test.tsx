import type { OfferComparisonDto, ShownJobDto } from '@inkognito/shared/match';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { build } from '../../lib/build.ts';
import { fakeApi } from '../../test/fakeApi.ts';
import { makeGuest, makeJob, makePosting } from '../../test/makeDto.ts';
import { makeOfferComparison } from '../../test/makeMatch.ts';
import { renderPage } from '../../test/renderPage.tsx';
import JobPage from './JobPage.tsx';

const api = fakeApi();
const job = makeJob();
const none = { comparison: null };

beforeEach(() => {
  api.signIn();
});

const open = (state?: unknown) =>
  renderPage(<JobPage />, { path: '/jobs/:id', at: `/jobs/${job._id}`, state });

const valueOf = (label: string) => screen.getByText(label).nextElementSibling;

describe('the job page', () => {
  test('shows every fact of the job', async () => {
    api.answer('getJob', { job, ...none });
    await open();

    expect(
      await screen.findByRole('heading', { level: 1, name: 'Backend-Entwickler' }),
    ).toBeVisible();
    expect(valueOf('Ort')).toHaveTextContent('München');
    expect(valueOf('Branche')).toHaveTextContent('It Software Internet Telekommunikation');
    expect(valueOf('Arbeitsmodell')).toHaveTextContent('Hybrid');
    expect(valueOf('Homeoffice')).toHaveTextContent('60%');
    expect(valueOf('Gehalt (€)')).toHaveTextContent('65 - 80 K/year');
    expect(valueOf('Arbeitgeber')).toHaveTextContent('vertraulich');
    expect(valueOf('Unternehmensgröße')).toHaveTextContent('50 bis 249 Beschäftigte');
    expect(valueOf('Berufsfeld')).toHaveTextContent('IT und Softwareentwicklung');
    expect(valueOf('Vertragsart')).toHaveTextContent('Unbefristet');
    expect(screen.queryByText('Anzeige')).toBeNull();
    expect(valueOf('Beschreibung')).toHaveTextContent('Dynamic descriptions coming soon.');
    expect(valueOf('Veröffentlicht von')).toHaveTextContent('rita.recruiter');
    expect(screen.getByRole('link', { name: 'Zurück zum Dashboard' })).toLeadTo('/user');
  });

  test.each([
    ['posting_deleted', 'Stelle zurückgezogen', 1],
    ['account_deleted', 'Konto gelöscht', 0],
  ] as const)('says that an offer has ended (%s)', async (endReason, mark, blockable) => {
    const comparison = makeOfferComparison({ isMatch: false });
    api.answer('getJob', { job: { ...job, endReason }, comparison });
    await open();

    expect(await screen.findByText(mark)).toBeVisible();
    expect(valueOf('Ort')).toHaveTextContent('München');
    expect(screen.queryByRole('button', { name: /freigeben/ })).toBeNull();
    expect(screen.queryAllByRole('button', { name: 'Recruiter blockieren' })).toHaveLength(
      blockable,
    );
  });

  test('lets a job seeker report the offer', async () => {
    api.answer('getJob', { job, ...none });
    await open();
    expect(await screen.findByRole('button', { name: 'Angebot melden' })).toBeVisible();

    api.answer('createReport', { report: { _id: job._id } });
    await userEvent.click(screen.getByRole('button', { name: 'Angebot melden' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Spam oder Werbung' }));
    await userEvent.click(screen.getByRole('button', { name: 'Meldung senden' }));
    await screen.findByText(/Ihre Nummer/);

    expect(api.sentTo('createReport')).toMatchObject([{ body: { about: 'offer', id: job._id } }]);
  });

  test('shows what the recruiter wrote, and no link but the one to the advertisement', async () => {
    const texts = {
      description: 'Wir kochen.\nhttps://falle.example',
      employer: 'Gasthof GmbH',
      adUrl: 'https://gasthof.example/koch?quelle=1',
    };
    api.answer('getJob', { job: { ...job, ...texts }, ...none });
    await open();

    const link = await screen.findByRole('link', { name: 'Anzeige auf gasthof.example' });
    expect(link).toLeadTo(texts.adUrl);
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    expect(valueOf('Arbeitgeber')).toHaveTextContent('Gasthof GmbH');
    expect(screen.getByText(/Wir kochen/).textContent).toBe(texts.description);
    expect(valueOf('Beschreibung')?.querySelector('a')).toBeNull();
  });

  test('shows at once what a list handed over, and the reasons as soon as they are there', async () => {
    api.hang('getJob');
    await open({ job, build });

    expect(await screen.findByRole('heading', { name: 'Backend-Entwickler' })).toBeVisible();
    expect(screen.getByText('Wird geladen …')).toBeInTheDocument();
  });

  test.each([
    ['not_found', 'Keine Details verfügbar.', 'link', 'Zurück zum Dashboard'],
    ['internal', 'Job-Details konnten nicht geladen werden.', 'button', 'Noch einmal versuchen'],
  ] as const)('says what went wrong (%s), and how to go on', async (code, sentence, role, name) => {
    api.refuse('getJob', code, 'Da ist etwas schiefgegangen.');
    await open();

    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByRole(role, { name })).toBeVisible();
  });

  describe('of one’s own posting', () => {
    const posting = makePosting();
    const end = 'Sind Sie sicher, dass Sie diesen Job löschen wollen?';

    beforeEach(() => {
      api.signIn({ username: 'rita.recruiter', role: ['recruiter'] });
      api.answer('getJob', { job: posting, ...none });
    });
    const openOwn = () =>
      renderPage(<JobPage />, { path: '/jobs/:id', at: `/jobs/${posting._id}` });

    test('leads to fitting and to compared candidates, and says where it stands', async () => {
      await openOwn();

      const tabs = within(await screen.findByRole('navigation', { name: 'Diese Stelle' }));
      expect(tabs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
        `/jobs/${posting._id}`,
        `/jobs/${posting._id}/candidates`,
        `/jobs/${posting._id}/comparisons`,
      ]);
      expect(tabs.getByRole('link', { name: 'Angaben' })).toHaveAttribute('aria-current', 'page');
      expect(screen.getByText(/^München · 65–80\sTsd\.\s€ · offen bis 31\.\sJanuar/)).toBeVisible();
      expect(screen.getByRole('link', { name: 'Bearbeiten' })).toLeadTo(
        `/jobs/${posting._id}/edit`,
      );
      await userEvent.click(screen.getByRole('button', { name: 'Mehr' }));
      await userEvent.click(screen.getByRole('button', { name: 'Löschen' }));
      expect(screen.getByRole('alertdialog')).toHaveTextContent(end);
    });
  });

  test('shows a guest as publisher, and that the details are unchecked', async () => {
    api.answer('getJob', { job: { ...job, recruiterId: makeGuest() }, ...none });
    await open();

    await screen.findByRole('heading', { level: 1 });
    expect(valueOf('Veröffentlicht von')).toHaveTextContent(/Gerd Gast.*Gast GmbH/);
    expect(valueOf('Veröffentlicht von')).toHaveTextContent('ohne Konto, Angaben nicht geprüft');
    expect(screen.queryByRole('link', { name: 'Bearbeiten' })).toBeNull();
  });
});

describe('an offer', () => {
  const answer = (
    changes: Partial<OfferComparisonDto> = {},
    posting: Partial<ShownJobDto> = {},
  ): OfferComparisonDto => {
    const comparison = makeOfferComparison({ isMatch: false, matchPercentage: 41, ...changes });
    api.answer('getJob', { job: { ...job, ...posting }, comparison });
    return comparison;
  };
  const releaseAnyway = () => screen.queryByRole('button', { name: 'Trotzdem Kontakt freigeben' });

  test('says why it fits, since when, by which key, and leads to the match', async () => {
    const { matchId } = answer({ isMatch: true, matchPercentage: 86, key: 'Meier GmbH' });
    await open();

    expect(await screen.findByRole('img', { name: 'Übereinstimmung: 86 %' })).toBeVisible();
    expect(screen.getByText(/Verglichen am 10\.\sNovember\s2026/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'über den Schlüssel „Meier GmbH“' })).toLeadTo(
      '/user/keys',
    );
    expect(screen.getByText('So kommt das Ergebnis zustande')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Match ansehen' })).toLeadTo(`/matches/${matchId}`);
    expect(releaseAnyway()).toBeNull();
  });

  test('that is no match is released all the same, after hearing what goes out', async () => {
    const comparison = answer();
    api.answer('decideRelease', {
      release: { matchId: comparison.matchId, contactState: 'released' },
    });
    await open();

    await screen.findByText('Kein Match nach Ihren Wünschen.');
    expect(screen.queryByRole('link', { name: 'Match ansehen' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Trotzdem Kontakt freigeben' }));
    const dialog = within(screen.getByRole('alertdialog'));
    expect(dialog.getByText(/haben Sie nichts erlaubt/)).toBeVisible();
    expect(dialog.getByText(/liest, dass es kein Match ist/)).toBeVisible();
    answer({ ...comparison, contactState: 'released' });
    await userEvent.click(dialog.getByRole('button', { name: 'Freigeben' }));

    expect(
      await screen.findByText(/^Freigegeben: rita\.recruiter bekommt jetzt eine Mail/),
    ).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Match ansehen' })).toBeVisible();
    expect(api.sentTo('decideRelease')).toMatchObject([
      { body: { comparisonId: comparison.matchId } },
    ]);
    expect(releaseAnyway()).toBeNull();
  });

  test('says when the reasons could not be loaded, beside the posting', async () => {
    api.refuse('getJob', 'internal', 'Da ist etwas schiefgegangen.');
    await open({ job, build });

    expect(await screen.findByText('Das Ergebnis konnte nicht geladen werden.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Backend-Entwickler' })).toBeVisible();
  });

  test('is marked where it names a listed company, also if a list handed it over', async () => {
    answer({ namesListedCompany: true });
    await open({ job, build });

    expect(await screen.findByText('Nennt eine Firma, vor der Sie sich verbergen')).toBeVisible();
  });
});
