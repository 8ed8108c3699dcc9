import { limits } from '@inkognito/shared/limits';
import mongoose from 'mongoose';
import { expect, test } from 'vitest';
import { Comparison } from '../../matching/comparison.model.ts';
import {
  compare,
  enterKey,
  fillRecruiterProfile,
  makeAutomations,
  makeKey,
  makePdf,
  makeSeeker,
} from '../../test/make.ts';
import { type Member, useTestApp } from '../../test/testApp.ts';
import { User } from '../user.model.ts';
import { Activity } from './activity.model.ts';

const { member } = useTestApp();

async function makeAnna(): Promise<Member> {
  const anna = await makeSeeker(member);
  await anna.call('saveAutomations', {
    form: makeAutomations({ phone: true, cv: true }),
    file: { field: 'cv', name: 'Lebenslauf.pdf', bytes: makePdf() },
  });
  return anna;
}

async function activityOf(anna: Member) {
  const { status, body } = await anna.call('listActivity');
  expect(status).toBe(200);
  return body.activity;
}

const kindsOf = async (anna: Member) => (await activityOf(anna)).map(({ kind }) => kind).reverse();

test('a job seeker reads what happened with their data, each once', async () => {
  const anna = await makeAnna();
  const rita = await member(['recruiter']);
  await fillRecruiterProfile(rita.id);
  const key = await makeKey(anna, { name: 'Meier GmbH' });
  await enterKey(rita, anna, 'ganz falsch');
  await enterKey(rita, anna, key.password);
  await enterKey(rita, anna, key.password);
  await compare(rita, anna);
  await compare(rita, anna);
  const { cv } = await User.findById(anna.id).orFail();
  for (let part = 0; part < 2; part++) {
    await rita.call('getCv', { params: { id: cv?.publicId ?? '' } });
  }
  await anna.call('getCv', { params: { id: cv?.publicId ?? '' } });
  const { body } = await anna.call('listReleases');
  const params = { id: body.releases[0]?._id ?? '' };
  await anna.call('withdrawRelease', { params });
  await anna.call('withdrawRelease', { params });
  await anna.call('revokeKey', { params: { id: key.id } });
  await anna.call('saveShield', { body: { companies: ['Fremdwerke AG'], domains: [] } });
  const { _id } = await Comparison.findOne({}).orFail();
  await anna.call('blockRecruiter', { body: { comparisonId: _id.toString() } });
  const blocked = await anna.call('listBlockedRecruiters');
  const block = { id: blocked.body.recruiters[0]?._id ?? '' };
  await anna.call('unblockRecruiter', { params: block });

  const kinds = await kindsOf(anna);

  // Counted by day, which began earlier.
  expect(kinds).toEqual([
    ...['wrong_tries', 'key_created', 'key_opened', 'compared', 'matched', 'released'],
    ...['cv_read', 'withdrawn', 'key_revoked', 'shield_changed'],
    ...['recruiter_blocked', 'recruiter_unblocked'],
  ]);
  const activity = await activityOf(anna);
  const find = (kind: string) => activity.find((each) => each.kind === kind);
  expect(find('wrong_tries')?.count).toBe(1);
  expect(find('key_opened')).toMatchObject({ key: 'Meier GmbH', recruiter: null });
  expect(find('compared')).toMatchObject({
    ...{ key: 'Meier GmbH', jobTitle: 'Backend Developer (m/w/d)' },
    recruiter: { username: rita.username, image: null, card: { company: 'Musterwerke GmbH' } },
  });
  expect(JSON.stringify(find('shield_changed'))).not.toContain('Fremdwerke');
  // Kept as it was shown, and gone with the own account.
  await rita.call('deleteAccount', { params: { userId: rita.publicId } });
  const compared = (await activityOf(anna)).find(({ kind }) => kind === 'compared');
  expect(compared?.recruiter?.username).toBe(rita.username);
  await anna.call('deleteAccount', { params: { userId: anna.publicId } });
  expect(await Activity.countDocuments({})).toBe(0);
});

test('it is kept for 180 days and read page by page', async () => {
  const anna = await makeAnna();
  const now = Date.now();
  const entries = Array.from({ length: limits.pageSize + 3 }, (_, index) => ({
    candidateId: new mongoose.Types.ObjectId(anna.id),
    kind: 'shield_changed',
    at: new Date(now - index * 1000),
    expiresAt: new Date(now + 1_000_000),
  }));
  await Activity.insertMany(entries);
  await Activity.updateOne({ at: new Date(now) }, { $set: { expiresAt: new Date(now - 1) } });

  const first = await anna.call('listActivity');
  const second = await anna.call('listActivity', {
    query: { cursor: first.body.nextCursor ?? '' },
  });

  expect(first.body.activity).toHaveLength(limits.pageSize);
  expect(second.body.activity).toHaveLength(2);
  expect(second.body.nextCursor).toBeNull();
  await anna.call('saveShield', { body: { companies: ['Fremdwerke AG'], domains: [] } });
  const newest = await Activity.findOne({}).sort({ at: -1 }).orFail();
  const days = (newest.expiresAt.getTime() - newest.at.getTime()) / (24 * 60 * 60 * 1000);
  expect(days).toBe(limits.activityDays);
});
