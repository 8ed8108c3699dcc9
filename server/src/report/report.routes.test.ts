import type { BodyInput } from '@inkognito/shared/endpoints';
import { limits } from '@inkognito/shared/limits';
import { describe, expect, test } from 'vitest';
import { QueuedMail } from '../mail/mail.model.ts';
import { mailsTo } from '../test/mails.ts';
import {
  askForAccess,
  compare,
  makeRecruiterProfile,
  makeSeeker,
  makeUnlockedPair,
} from '../test/make.ts';
import { addressOf } from '../test/settle.ts';
import { type Member, operatorEmail, useTestApp } from '../test/testApp.ts';
import type { TestClient } from '../test/testClient.ts';
import { unknownId } from '../test/api/scene.ts';
import { closeReport, listReports, showReport } from './moderation.ts';
import { Report } from './report.model.ts';

const { guest, member } = useTestApp();

type Input = BodyInput<'createReport'>;

const reportOf = (reporter: TestClient, about: Input['about'], id: string, more: object = {}) =>
  reporter.call('createReport', { body: { about, id, reason: 'spam', text: '', ...more } });

async function makeCandidate(): Promise<Member> {
  const anna = await makeSeeker(member);
  return anna;
}

async function makeOffer() {
  const { anna, rita } = await makeUnlockedPair(member);
  await rita.call('saveRecruiterProfile', { body: makeRecruiterProfile() });
  await compare(rita, anna);
  const { body } = await anna.call('listMatches', { query: { role: 'jobSeeker' } });
  const [offer] = body.role === 'jobSeeker' ? body.matches : [];
  if (!offer) throw new Error('There should be a match.');
  return { anna, rita, jobId: offer._id, matchId: offer.matchId };
}

test('a profile is reported signed out too, with what was shown of it', async () => {
  const anna = await makeCandidate();
  const text = 'Erste Zeile.\nZweite Zeile.';

  const { status, body } = await reportOf(guest(), 'profile', anna.publicId, { text });

  expect(status).toBe(201);
  const stored = await Report.findById(body.report._id).orFail().lean();
  expect(stored).toMatchObject({ about: 'profile', reason: 'spam', text, reporterId: null });
  expect(stored.shown).toMatchObject({ username: anna.username, name: 'Anna Muster' });
  expect(stored.accountId?.toString()).toBe(anna.id);
  // Without the name that its visitors do not see.
  await anna.call('saveAutomations', { form: { showName: 'false' } });
  const { body: later } = await reportOf(guest(), 'profile', anna.publicId);
  expect((await showReport(later.report._id)).join('\n')).not.toContain('Muster');
});

describe('an offer and its recruiter', () => {
  test('are reported by the job seeker that has it', async () => {
    const { anna, rita, jobId, matchId } = await makeOffer();

    const offer = await reportOf(anna, 'offer', jobId, { reason: 'scam' });
    const recruiter = await reportOf(anna, 'recruiter', matchId, { reason: 'impersonation' });

    expect([offer.status, recruiter.status]).toEqual([201, 201]);
    const stored = await Report.findById(offer.body.report._id).orFail().lean();
    expect(stored.accountId?.toString()).toBe(rita.id);
    expect(stored.shown).toEqual({
      username: rita.username,
      name: 'Rita Rekrut',
      company: 'Musterwerke GmbH',
      workEmail: '',
      jobTitle: 'Backend Developer (m/w/d)',
    });
    await rita.call('deleteAccount', { params: { userId: rita.publicId } });
    const lines = (await showReport(offer.body.report._id)).join('\n');
    expect(lines).toContain(rita.username);
    expect(lines).toContain('Account now: none (any more)');
  });

  test('exist for no other account', async () => {
    const { rita, jobId, matchId } = await makeOffer();
    const others = { stranger: await makeCandidate(), rita, guest: guest() };

    for (const [who, reporter] of Object.entries(others)) {
      const answers = [
        await reportOf(reporter, 'offer', jobId),
        await reportOf(reporter, 'recruiter', matchId),
        await reportOf(reporter, 'offer', unknownId()),
        await reportOf(reporter, 'recruiter', jobId),
      ];
      expect(
        answers.map(({ status }) => status),
        who,
      ).toEqual([404, 404, 404, 404]);
      const [first] = answers;
      for (const each of answers) expect(each.error.error, who).toBe(first?.error.error);
    }
  });
});

test('a request that ended with its recruiter is not there to be reported', async () => {
  const anna = await makeCandidate();
  const rita = await member(['recruiter']);
  const requestId = await askForAccess(rita, anna);

  await rita.call('deleteAccount', { params: { userId: rita.publicId } });

  expect((await reportOf(anna, 'recruiter', requestId)).status).toBe(404);
});

describe('the mails', () => {
  test('name neither person nor content to the operator, and only the number to the reporter', async () => {
    const anna = await makeCandidate();
    const text = 'Ruft mich unter 0170 5550123 an.';
    const email = 'zeugin@beispiel.example';

    const { body } = await reportOf(guest(), 'profile', anna.publicId, { text, email });

    const [toOperator] = (await mailsTo(operatorEmail)).slice(-1);
    const [receipt, ...further] = await mailsTo(email);
    expect(toOperator?.text).toContain(`npm run moderate -- show ${body.report._id}`);
    for (const secret of [anna.username, anna.publicId, 'Muster', text, email]) {
      expect(toOperator?.text).not.toContain(secret);
      expect(receipt?.text).not.toContain(secret);
    }
    expect(receipt?.text).toContain(body.report._id);
    expect(further).toEqual([]);
  });

  test('go to the confirmed address of an account, never to another that it names', async () => {
    const anna = await makeCandidate();
    const email = 'fremd@beispiel.example';
    const rita = await member(['recruiter']);
    const berta = await member(['recruiter'], 'berta', { confirmed: false });
    await QueuedMail.deleteMany({});

    await reportOf(rita, 'profile', anna.publicId, { email });
    await reportOf(berta, 'profile', anna.publicId, { email });

    const receipts = async (to: string) =>
      (await mailsTo(to)).filter(({ subject }) => subject.includes('Meldung')).length;
    expect(await receipts(addressOf(rita))).toBe(1);
    expect(await receipts(addressOf(berta))).toBe(0);
    expect(await mailsTo(email)).toEqual([]);
    expect(await Report.countDocuments({ email })).toBe(0);
  });
});

test('a report is listed until it is closed', async () => {
  const anna = await makeCandidate();
  const { body } = await reportOf(guest(), 'profile', anna.publicId);
  const { _id } = body.report;
  const isListed = async () => (await listReports()).some((line) => line.startsWith(_id));

  expect(await isListed()).toBe(true);
  await closeReport(_id);
  expect(await isListed()).toBe(false);
});

test('reports are limited by account', async () => {
  const [anna, reporter] = [await makeCandidate(), await member([])];
  const statuses = new Set<number>();
  for (let index = 0; index <= limits.reportsPerDay; index += 1) {
    const text = `Nummer ${index}`;
    statuses.add((await reportOf(reporter, 'profile', anna.publicId, { text })).status);
  }
  expect([...statuses]).toEqual([201, 429]);
});

test('a reporter reads their reports in the export, and leaves no trace in them', async () => {
  const { anna, jobId } = await makeOffer();
  const text = 'Das gibt es nicht.';
  const { body } = await reportOf(anna, 'offer', jobId, { text });

  const { response } = await anna.call('exportAccount');
  await anna.call('deleteAccount', { params: { userId: anna.publicId } });

  const { reports } = JSON.parse(response.text) as { reports: object[] };
  expect(reports).toMatchObject([{ _id: body.report._id, about: 'offer', text }]);
  const kept = await Report.findById(body.report._id).orFail().lean();
  expect(kept).toMatchObject({ reporterId: null, email: '', text });
  expect(JSON.stringify(kept)).not.toContain(anna.id);
});
