import mongoose from 'mongoose';
import { describe, expect, test } from 'vitest';
import type { TitleCodes } from '../../language/title/officialCodes.ts';
import {
  compare,
  makeAutomations,
  makeJobInput,
  makePdf,
  makeQuestionnaire,
  publishQuestionnaire,
  unlock,
} from '../test/make.ts';
import { type Member, useTestApp } from '../test/testApp.ts';

const { member } = useTestApp();
// Not a multiple of three bytes, and several chunks.
const cv = { field: 'cv', name: 'cv.pdf', bytes: makePdf('x'.repeat(9_000_001)) };

async function makeAnna(): Promise<Member> {
  const anna = await member(['jobSeeker']);
  const saved = await anna.call('saveAutomations', { form: makeAutomations(), file: cv });
  expect(saved.status).toBe(200);
  return anna;
}

interface ExportedTitles {
  questionnaire: { titles: TitleCodes[] };
  postings: { titles: TitleCodes[] }[];
}

/** Where each collection's data is exported, or why it is not. */
const whereExported: Record<
  string,
  { under: string; without?: Record<string, string> } | { notAs: string }
> = {
  User: { under: 'account' },
  Questionnaire: { under: 'questionnaire' },
  Job: { under: 'postings' },
  Comparison: { under: 'comparisons' },
  Release: { under: 'releases' },
  Quota: { under: 'counted' },
  BlockedPosting: { under: 'blockedPostings' },
  AccessRequest: { under: 'accessRequests' },
  Unlock: { under: 'openProfiles' },
  Key: { under: 'keys' },
  Activity: { under: 'activity' },
  Report: { under: 'reports' },
  MailedToken: { notAs: 'hashes of links; an address that waits is under account.pendingEmail' },
  FilePiece: { under: 'files' },
  QueuedMail: { notAs: 'mail to the person, gone once it is sent' },
  Guest: { notAs: 'somebody without an account; at a sign-in it is taken along' },
  RestingName: { notAs: 'a hash of a name given up, which tells not whose it was' },
};

describe('the export', () => {
  test('is one JSON file, the CV within', async () => {
    const anna = await makeAnna();

    const { status, response } = await anna.call('exportAccount');

    expect(status).toBe(200);
    expect(response.get('Content-Type')).toBe('application/json; charset=utf-8');
    expect(response.get('Content-Disposition')).toContain('inkognito-export.json');
    const file = JSON.parse(response.text) as { files: { cv: { base64: string } } };
    expect(file.files).toMatchObject({
      image: null,
      cv: { filename: 'cv.pdf', contentType: 'application/pdf' },
    });
    expect(Buffer.from(file.files.cv.base64, 'base64').equals(cv.bytes)).toBe(true);
  });

  test('holds what every collection stores of a person, or a reason why not', async () => {
    const anna = await member(['recruiter']);
    const { response } = await anna.call('exportAccount');
    const names = Object.keys(JSON.parse(response.text) as object);

    expect(mongoose.modelNames().sort()).toEqual(Object.keys(whereExported).sort());
    for (const { under } of Object.values(whereExported).filter((each) => 'under' in each)) {
      expect(names).toContain(under);
    }
  });

  test('holds the lists, open profiles, browsers and mailbox keys of a recruiter', async () => {
    const rita = await member(['recruiter']);
    const anna = await member(['jobSeeker']);
    // Only a comparison without a match brings a list.
    await publishQuestionnaire(anna, { contractTypes: ['befristet'] });
    await unlock(rita, anna);
    await compare(rita, anna);

    const { response } = await rita.call('exportAccount');

    const file = JSON.parse(response.text) as {
      account: { knownBrowsers: string[]; readerKeys: string[]; lastUsedAt: string };
      openProfiles: object[];
      counted: { jobTitle: string | null }[];
    };
    expect(file.account.knownBrowsers).toHaveLength(1);
    expect(file.openProfiles).toMatchObject([{ candidateId: anna.publicId }]);
    expect(file.counted.map(({ jobTitle }) => jobTitle)).toEqual([null, makeJobInput().jobTitle]);
    expect(file.account.readerKeys).toHaveLength(1);
    expect(response.text).not.toContain(anna.id);
  });

  test('names beside the titles what they were surely read as, by ESCO and ISCO-08', async () => {
    const anna = await member(['jobSeeker', 'recruiter']);
    const titles = { jobTitle: 'Bäckerin (m/w/d)', interested: ['Logistik'], notInterested: [] };
    await anna.call('createQuestionnaire', { body: makeQuestionnaire(titles) });
    await anna.call('createJob', { body: makeJobInput({ jobTitle: 'Maurer oder Dachdecker' }) });

    const { response } = await anna.call('exportAccount');

    const { questionnaire, postings } = JSON.parse(response.text) as ExportedTitles;
    expect(questionnaire.titles).toEqual([
      {
        title: 'Bäckerin (m/w/d)',
        readAs: [{ name: 'Bäcker', esco: [expect.stringMatching(/^7512\./)], isco: '7512' }],
      },
      { title: 'Logistik', readAs: [] },
    ]);
    expect(postings[0]?.titles[0]?.readAs.map(({ isco }) => isco)).toEqual(['7112', '7121']);
  });
});
