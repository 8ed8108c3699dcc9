import type { MatchDetailDto } from '@inkognito/shared/match';
import { generalKeyName } from '@inkognito/shared/codes';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { fakeApi } from '../test/fakeApi.ts';
import {
  makeBlockedRecruiter,
  makeCard,
  makeGuest,
  makePublisher,
  makeUser,
} from '../test/makeDto.ts';
import { makeMatch, noContact } from '../test/makeMatch.ts';
import { renderPage } from '../test/renderPage.tsx';
import MatchPage from './MatchPage.tsx';

const api = fakeApi();

beforeEach(() => {
  api.signIn();
});

const open = () =>
  renderPage(<MatchPage />, { path: '/matches/:matchId', at: `/matches/${'a'.repeat(24)}` });

describe('the match page', () => {
  test('shows a recruiter the candidate, the contacts and the reasons', async () => {
    api.answer('getMatch', makeMatch());
    await open();

    expect(await screen.findByRole('heading', { level: 1, name: /Anna Beispiel/ })).toBeVisible();
    expect(screen.getByText('Glückwunsch, es ist ein Match!')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Übereinstimmung: 86 %' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Buchen' })).toBeVisible();
    expect(screen.getByText('Tätigkeit')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zurück zu Ihren Matches' })).toLeadTo('/user/matches');
    expect(screen.queryByText(/Angebot geändert/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Recruiter blockieren' })).toBeNull();
  });

  test('shows a job seeker the recruiter and what that one sees', async () => {
    api.answer('getMatch', makeMatch({ viewer: 'jobSeeker', contactInfo: noContact }));
    await open();

    expect(await screen.findByRole('heading', { level: 1, name: /rita\.recruiter/ })).toBeVisible();
    expect(screen.queryByText('Das sieht der Recruiter von Ihnen:')).toBeNull();
    expect(screen.getByText(/Zurzeit ist nichts freigegeben/)).toBeVisible();
  });

  test('shows that it loads', async () => {
    api.hang('getMatch');
    await open();

    expect(await screen.findByText('Loading...')).toBeVisible();
  });

  test.each([
    ['not_found', 'Match not found.', 'link', 'Zurück zu Ihren Matches'],
    ['internal', 'Error: Das gibt es nicht.', 'button', 'Noch einmal versuchen'],
  ] as const)('says what went wrong (%s), and how to go on', async (code, sentence, role, name) => {
    api.refuse('getMatch', code, 'Das gibt es nicht.');
    await open();

    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByRole(role, { name })).toBeVisible();
  });
});

describe('how far it has come', () => {
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Speichern' }));

  test('is a choice and a note, kept for oneself', async () => {
    const match = makeMatch({ progress: { status: 'open', note: 'Ruft an.' } });
    api.answer('getMatch', match);
    await open();
    expect(await screen.findByLabelText('Stand')).toHaveValue('open');
    await userEvent.type(screen.getByLabelText(/^Notiz/), ' Freitag.');
    await userEvent.selectOptions(screen.getByLabelText('Stand'), 'Im Gespräch');
    expect(screen.getByText('17 von 2.000 Zeichen')).toBeVisible();

    const progress = { status: 'talking', note: 'Ruft an. Freitag.' } as const;
    api.answer('setProgress', progress);
    api.answer('getMatch', { ...match, progress });
    await save();

    expect(await screen.findByText('Gespeichert.')).toBeVisible();
    expect(api.sentTo('setProgress').map(({ body }) => body)).toEqual([progress]);
    expect(JSON.stringify(sessionStorage)).not.toContain('Freitag');
  });

  test('keeps a note that was not saved, also past a reload', async () => {
    api.answer('getMatch', makeMatch({ _id: 'a'.repeat(24) }));
    api.refuse('setProgress', 'internal', 'Das hat nicht geklappt.');
    await open();
    await userEvent.type(await screen.findByLabelText(/^Notiz/), 'Montag');
    await save();

    expect(await screen.findByRole('alert')).toHaveTextContent('Das hat nicht geklappt.');
    expect(screen.getByLabelText(/^Notiz/)).toHaveValue('Montag');
    cleanup();
    await open();
    expect(await screen.findByLabelText(/^Notiz/)).toHaveValue('Montag');
    expect(screen.getByText('Entwurf wiederhergestellt')).toBeVisible();
  });
});

test.each([
  ['recruiter', 'Kein Match, aber vom Kandidaten freigegeben.'],
  ['jobSeeker', 'Kein Match, aber von Ihnen freigegeben.'],
] as const)('a release by hand is called what it is for a %s', async (viewer, title) => {
  api.answer('getMatch', makeMatch({ viewer, isMatch: false }));
  await open();

  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.queryByText(/Glückwunsch/)).toBeNull();
});

test.each([
  [true, 'a link'],
  [false, 'no link'],
])(
  'where nothing is shown, the job seeker reads the address (proven: %s) as %s',
  async (isProven) => {
    const proven = { company: 'Recht GmbH', workEmailVerified: isProven };
    const card = makeCard({ ...proven, workEmail: 'rita@recht.example' });
    const recruiter = { ...makePublisher(), card };
    api.answer('getMatch', makeMatch({ contactInfo: noContact, viewer: 'jobSeeker', recruiter }));
    await open();

    expect(await screen.findByText(/schreiben Sie selbst/)).toBeVisible();
    expect(screen.getByText('rita@recht.example').getAttribute('href')).toBe(
      isProven ? 'mailto:rita@recht.example' : null,
    );
    expect(screen.queryAllByText('(nicht bestätigt)')).toHaveLength(isProven ? 0 : 1);

    expect(screen.getByText(/Recht GmbH/)).toBeVisible();
  },
);

describe('a match that waits for the job seeker', () => {
  const waiting = { contactInfo: null, contactState: 'awaitsCandidate' } as const;

  test('tells the recruiter that the candidate hands the contact data out, and not why', async () => {
    api.answer('getMatch', makeMatch(waiting));
    await open();

    expect(await screen.findByText('Die Person gibt ihre Kontaktdaten selbst frei.')).toBeVisible();
    expect(screen.getByText(/bekommen Sie eine E-Mail/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Freigeben' })).toBeNull();
  });

  test('tells a recruiter after a change of the posting how it goes on', async () => {
    const offerChangedAt = '2026-12-03T12:00:00.000Z';
    api.answer('getMatch', makeMatch({ ...waiting, offerChangedAt }));
    await open();

    expect(await screen.findByText(/Vergleichen Sie sie neu mit anna\.muster/)).toBeVisible();
  });

  test('is confirmed by the job seeker, after hearing what goes out', async () => {
    const match = makeMatch({ ...waiting, viewer: 'jobSeeker' });
    api.answer('getMatch', match);
    api.answer('decideRelease', { release: { matchId: match._id, contactState: 'released' } });
    const showContactPrefs = { ...makeUser().showContactPrefs, phone: true, cv: true };
    api.signIn({ showContactPrefs });
    await open();

    await userEvent.click(await screen.findByRole('button', { name: 'Freigeben' }));
    const dialog = within(screen.getByRole('alertdialog'));
    expect(dialog.getByText(/erlaubt haben: Telefonnummer, Lebenslauf\./)).toBeVisible();
    api.answer('getMatch', { ...match, contactInfo: noContact, contactState: 'released' });
    await userEvent.click(dialog.getByRole('button', { name: 'Freigeben' }));

    expect(
      await screen.findByText(/^Freigegeben: rita\.recruiter bekommt jetzt eine Mail/),
    ).toBeVisible();
    expect(api.sentTo('decideRelease')[0]?.body).toEqual({
      comparisonId: match._id,
      answer: 'yes',
    });
    expect(screen.queryByRole('button', { name: 'Freigeben' })).toBeNull();
  });

  test('gives way to the next that waits, and leads back', async () => {
    const match = makeMatch({ ...waiting, viewer: 'jobSeeker' });
    const next = makeMatch()._id;
    const news = { kind: 'match', at: match.comparedAt, title: 'Koch', from: 'Gasthof' } as const;
    api.answer('listNews', {
      news: [match._id, next].map((id) => ({
        ...{ ...news, _id: id, matchId: id, contactState: 'awaitsCandidate' as const },
      })),
    });
    api.answer('getMatch', match);
    api.answer('decideRelease', { release: { matchId: match._id, contactState: 'declined' } });
    await renderPage(<MatchPage />, { path: '/matches/:matchId', at: `/matches/${match._id}` });

    await userEvent.click(await screen.findByRole('button', { name: 'Ablehnen' }));
    const dialog = within(screen.getByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Ablehnen' }));

    expect(await screen.findByText(`Adresse: /matches/${next}`)).toBeInTheDocument();
    expect(await screen.findByText('Abgelehnt: rita.recruiter erhält nichts.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zurück zum vorigen' })).toLeadTo(
      `/matches/${match._id}`,
    );
  });

  test('says of an unproven mailbox that it may be a stranger’s', async () => {
    const recruiter = makeGuest();
    const declined = { contactInfo: null, contactState: 'declined' } as const;
    api.answer('getMatch', makeMatch({ viewer: 'jobSeeker', recruiter, ...declined }));
    await open();

    expect(await screen.findByText(/oder die E-Mail-Adresse gehört nicht Gerd Gast/)).toBeVisible();
    expect(screen.queryByText('Sie haben abgelehnt.')).toBeNull();
  });

  test('can be confirmed after it was declined', async () => {
    const match = makeMatch({ viewer: 'jobSeeker', contactInfo: null, contactState: 'declined' });
    api.signIn();
    api.answer('getMatch', match);
    await open();

    expect(await screen.findByText('Sie haben abgelehnt.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Freigeben' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ablehnen' })).toBeNull();
  });
});

describe('the recruiter of a match', () => {
  const block = async (changes: Partial<MatchDetailDto> = {}) => {
    const match = makeMatch({ viewer: 'jobSeeker', contactInfo: noContact, ...changes });
    api.answer('getMatch', match);
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Recruiter blockieren' }));
    return { match, dialog: within(screen.getByRole('alertdialog')) };
  };

  test('is blocked after hearing what that does, and the match rests', async () => {
    api.answer('blockRecruiter', undefined);
    const { match, dialog } = await block();
    expect(dialog.getByText(/^Angemeldet findet .*, auch nicht mit Schl/)).toBeVisible();
    expect(dialog.getByText(/Was freigegeben war, ist nicht mehr abrufbar/)).toBeVisible();
    expect(dialog.queryByRole('checkbox')).toBeNull();
    expect(dialog.getByRole('link', { name: 'Blockierte Recruiter' })).toLeadTo(
      '/user/automations#unsichtbar',
    );

    api.answer('getMatch', { ...match, contactInfo: null, suspended: 'blocked' });
    await userEvent.click(dialog.getByRole('button', { name: 'Blockieren' }));

    expect(await screen.findByText(/^rita\.recruiter ist blockiert/)).toBeVisible();
    expect(screen.getByText('Für die andere Seite nicht mehr abrufbar')).toBeVisible();
    expect(screen.getByText('Blockiert')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Recruiter blockieren' })).toBeNull();
    expect(api.sentTo('blockRecruiter')).toMatchObject([{ body: { comparisonId: match._id } }]);

    const blocked = makeBlockedRecruiter({ recruiter: match.recruiter });
    api.answer('listBlockedRecruiters', { recruiters: [blocked], nextCursor: null });
    api.answer('unblockRecruiter', undefined);
    api.answer('getMatch', match);
    await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));

    expect(await screen.findByText(/^rita\.recruiter ist nicht mehr blockiert\./)).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Recruiter blockieren' })).toBeVisible();
    expect(api.sentTo('unblockRecruiter')).toMatchObject([{ params: { id: blocked._id } }]);
  });

  test('loses the key that the match came by, unless its box is cleared', async () => {
    api.answer('blockRecruiter', undefined);
    api.answer('revokeKey', undefined);
    const keyId = makeMatch()._id;
    const { dialog } = await block({ recruiter: makeGuest(), key: 'Gast GmbH', keyId });
    const box = dialog.getByRole('checkbox', { name: 'Auch den Schlüssel „Gast GmbH“ widerrufen' });
    expect(box).toBeChecked();
    await userEvent.click(box);
    expect(dialog.getByText(/Matches daraus warten ab jetzt auf Ihre Freigabe\./)).toBeVisible();
    await userEvent.click(box);

    await userEvent.click(dialog.getByRole('button', { name: 'Blockieren' }));

    expect(await screen.findByText(/^Gerd Gast ist blockiert/)).toBeVisible();
    expect(api.sentTo('revokeKey')).toMatchObject([{ params: { id: keyId } }]);
  });

  test('blocked after the access password leaves a new one, shown once', async () => {
    api.answer('blockRecruiter', undefined);
    api.answer('renewAccessPassword', { accessPassword: 'KXMR-7TQF-9HPD' });
    const { dialog } = await block({ key: generalKeyName, keyId: makeMatch()._id });

    await userEvent.click(dialog.getByRole('button', { name: 'Blockieren' }));

    const shown = within(await screen.findByRole('dialog', { name: 'Ihr Zugangspasswort' }));
    expect(shown.getByText('KXMR-7TQF-9HPD')).toBeVisible();
    expect(api.sentTo('blockRecruiter')).toHaveLength(1);
    await userEvent.click(shown.getByRole('button', { name: 'Weiter' }));
    expect(await screen.findByText(/^rita\.recruiter ist blockiert/)).toBeVisible();
    expect(api.sentTo('renewAccessPassword')).toHaveLength(1);
  });

  test('stays when that fails, and the dialog says why', async () => {
    api.refuse('blockRecruiter', 'internal', 'Das hat nicht geklappt.');
    const { dialog } = await block();

    await userEvent.click(dialog.getByRole('button', { name: 'Blockieren' }));

    expect(await dialog.findByText('Das hat nicht geklappt.')).toBeVisible();
  });
});
